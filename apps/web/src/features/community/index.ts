export { useDecideReport, useReports } from './data/care.ts';
export { textOf } from './community/plain-text.ts';

export { useDecideReport, useReports } from './data/report-and-block.ts';
export { textOf } from './community/plain-text.ts';
export { UnsentComment } from './community/unsent-comment.tsx';

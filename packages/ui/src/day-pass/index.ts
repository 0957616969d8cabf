export { DayPass, type DayPassMachine, type DayPassPart, type DayPassProps } from './day-pass.tsx';
export { DAY_PASS_MS } from './duration.ts';

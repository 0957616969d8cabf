export { DayPass, type DayPassProps } from './day-pass.tsx';
export type { DayPassMachine, DayPassPart } from './day-pass-stage.tsx';
export { DAY_PASS_MS } from './duration.ts';

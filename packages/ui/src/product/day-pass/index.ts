export { DayPass, type DayPassLabels, type DayPassProps } from './day-pass.tsx';
export type { DayPassSums } from './day-pass-receipt.tsx';
export type { DayPassMachine, DayPassPart, DayPassScene, DayPassStream } from './day-pass-scene.ts';
export { DAY_PASS_MS } from './duration.ts';

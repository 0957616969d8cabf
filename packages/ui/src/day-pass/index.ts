export {
  DAY_PASS_MS,
  DayPass,
  type DayPassMachine,
  type DayPassPart,
  type DayPassProps,
} from './day-pass.tsx';

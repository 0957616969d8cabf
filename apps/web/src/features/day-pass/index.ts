export { DayPassHost } from './day-pass-host.tsx';

export { clockDigits, Countdown, type CountdownProps } from './countdown.tsx';

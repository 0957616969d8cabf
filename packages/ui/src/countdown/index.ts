export { clockDigits } from './clock-digits.ts';
export { Countdown, type CountdownProps } from './countdown.tsx';

export { clockDigits } from './clock-digits.ts';
export type { CountdownTexts } from './countdown-texts.ts';
export { Countdown, type CountdownProps } from './countdown.tsx';

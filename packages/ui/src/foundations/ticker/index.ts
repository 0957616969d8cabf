export { ClockProvider, useTicker, type ClockProviderProps } from './clock-provider.tsx';
export { createTicker, type PageVisibility, type Ticker } from './ticker.ts';

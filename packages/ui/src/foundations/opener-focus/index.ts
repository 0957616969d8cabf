export { useOpenerFocus } from './use-opener-focus.ts';

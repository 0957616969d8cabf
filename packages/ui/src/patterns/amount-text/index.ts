export { AmountText, type AmountSize, type AmountTextProps, type AmountTone } from './amount-text.tsx';
export { breakable } from './breakable.tsx';

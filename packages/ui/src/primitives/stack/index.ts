export { Stack, type StackAlign, type StackGap, type StackJustify, type StackProps } from './stack.tsx';

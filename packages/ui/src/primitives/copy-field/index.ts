export { CopyField, type CopyFieldProps } from './copy-field.tsx';
export { copyText } from './copy-text.ts';

export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.tsx';
export { type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';
export { FileButton, type FileButtonProps } from './file-button.tsx';

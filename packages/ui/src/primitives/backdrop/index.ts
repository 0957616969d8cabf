export { Backdrop, type BackdropProps } from './backdrop.tsx';

export { OutsideLink, type OutsideLinkProps } from './outside-link.tsx';

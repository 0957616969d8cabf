export { Header, type HeaderProps, type HeaderSurface } from './header.tsx';

export { HeaderMenu, type HeaderMenuEntry, type HeaderMenuProps } from './header-menu.tsx';

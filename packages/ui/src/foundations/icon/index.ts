export { Icon, type IconProps } from './icon.tsx';
export type { IconName } from './icon-paths.ts';
export { loadIcons } from './known-icon-paths.ts';

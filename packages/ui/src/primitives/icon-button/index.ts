export {
  CountDot,
  IconButton,
  IconLink,
  type CountDotProps,
  type IconButtonProps,
  type IconButtonSurface,
  type IconLinkProps,
} from './icon-button.tsx';

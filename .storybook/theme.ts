import { create } from 'storybook/theming';
import brand from './brand.svg';

/**
 * Storybook's own surfaces on Paydirt's paper: the roles of packages/ui/src/styles.css in sRGB, because its themes take
 * no custom properties.
 */
export const paper = create({
  base: 'light',
  brandTitle: 'Paydirt',
  brandImage: brand,
  brandTarget: '_self',
  appBorderRadius: 14,
  inputBorderRadius: 6,
  fontBase: 'system-ui, sans-serif',
  colorPrimary: '#7b5500',
  colorSecondary: '#1d6b55',
  appBg: '#f5f1eb',
  appContentBg: '#fcfaf6',
  appPreviewBg: '#fcfaf6',
  appBorderColor: '#e3ddd5',
  barBg: '#fcfaf6',
  barTextColor: '#5e564e',
  barSelectedColor: '#7b5500',
  inputBg: '#ffffff',
  inputBorder: '#8b8379',
  inputTextColor: '#231d17',
  textColor: '#231d17',
  textMutedColor: '#5e564e',
});

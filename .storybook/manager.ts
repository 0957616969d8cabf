import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import brand from './brand.svg';

// The roles of packages/ui/src/styles.css in sRGB: the manager takes no custom properties.
const theme = create({
  base: 'light',
  brandTitle: 'Paydirt',
  brandImage: brand,
  brandTarget: '_self',
  colorPrimary: '#7b5500',
  colorSecondary: '#1d6b55',
  appBg: '#f5f1eb',
  appContentBg: '#fcfaf6',
  appPreviewBg: '#fcfaf6',
  appBorderColor: '#e3ddd5',
  appBorderRadius: 14,
  barBg: '#fcfaf6',
  barTextColor: '#5e564e',
  barSelectedColor: '#7b5500',
  inputBg: '#ffffff',
  inputBorder: '#8b8379',
  inputBorderRadius: 6,
  inputTextColor: '#231d17',
  textColor: '#231d17',
  textMutedColor: '#5e564e',
  fontBase: "'Figtree', system-ui, sans-serif",
});

addons.setConfig({
  theme,
  sidebar: { showRoots: true },
  // Beside the story: a phone's window is higher than it is wide.
  layout: { panelPosition: 'right' },
  layoutCustomisations: {
    // Pages of the foundations are for reading: there is nothing to control.
    showPanel: ({ storyId }, asUsual) => (storyId?.startsWith('foundations-') ? false : asUsual),
  },
});

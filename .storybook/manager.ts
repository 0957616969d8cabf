import { addons } from 'storybook/manager-api';
import { paper } from './theme.ts';

addons.setConfig({
  theme: paper,
  sidebar: { showRoots: true },
  // Beside the story: a phone's window is higher than it is wide.
  layout: { panelPosition: 'right', rightPanelWidth: 460 },
  layoutCustomisations: {
    // Pages for reading: there is nothing to control.
    showPanel: ({ storyId }, asUsual) =>
      /^(foundations-(?!.*--one$)|screens-by-route)/.test(storyId) ? false : asUsual,
  },
});

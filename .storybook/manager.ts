import { addons } from 'storybook/manager-api';
import { paper } from './theme.ts';

/** Pages for reading: there is nothing to control. */
const WITHOUT_PANEL = /^(foundations-(?!.*--one$)|screens-by-route)/;

addons.setConfig({
  theme: paper,
  selectedPanel: 'addon-controls',
  // Next to the story: a phone's window is higher than wide.
  layout: { panelPosition: 'right', rightPanelWidth: 460 },
  layoutCustomisations: {
    showPanel: ({ storyId }, asUsual) => (WITHOUT_PANEL.test(storyId) ? false : asUsual),
  },
});

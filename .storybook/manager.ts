import { createElement } from 'react';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { paper } from './theme.ts';

const NEW = { padding: '0 5px', borderRadius: 6, background: paper.colorSecondary, color: paper.appBg };

addons.setConfig({
  theme: paper,
  sidebar: {
    showRoots: true,
    // Beside a component with a change that waits for a release.
    renderLabel: (item) =>
      item.type === 'component' && item.tags?.includes('new')
        ? createElement('span', null, item.name, ' ', createElement('small', { style: NEW }, 'new'))
        : item.name,
  },
  // Beside the story: a phone's window is higher than it is wide.
  layout: { panelPosition: 'right', rightPanelWidth: 460 },
  layoutCustomisations: {
    // Pages for reading: there is nothing to control.
    showPanel: ({ storyId }, asUsual) =>
      /^(foundations-(?!.*--one$)|screens-by-route)/.test(storyId) ? false : asUsual,
  },
});

/** On a screen the steps of its play say most; of a component its props do. */
const INTERACTIONS = 'storybook/interactions/panel';
const CONTROLS = 'addon-controls';

addons.register('paydirt/first-panel', (api) => {
  let shown = '';
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { readonly storyId: string }) => {
    const panel = storyId.startsWith('screens-') ? INTERACTIONS : CONTROLS;
    // Within a group whoever looks keeps the panel that they chose.
    if (panel !== shown) api.setSelectedPanel(panel);
    shown = panel;
  });
});

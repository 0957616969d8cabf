import { createElement } from 'react';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { paper } from './theme.ts';

/** Pages for reading: there is nothing to control. */
const WITHOUT_PANEL = /^(foundations-(?!.*--one$)|screens-by-route)/;

const NEW = { padding: '0 5px', borderRadius: 6, background: paper.colorSecondary, color: paper.appBg };

addons.setConfig({
  theme: paper,
  sidebar: {
    showRoots: true,
    // Next to a component with an unreleased change.
    renderLabel: (item) =>
      item.type === 'component' && item.tags?.includes('new')
        ? createElement('span', null, item.name, ' ', createElement('small', { style: NEW }, 'new'))
        : item.name,
  },
  // Next to the story: a phone's window is higher than wide.
  layout: { panelPosition: 'right', rightPanelWidth: 460 },
  layoutCustomisations: {
    showPanel: ({ storyId }, asUsual) => (WITHOUT_PANEL.test(storyId) ? false : asUsual),
  },
});

addons.register('paydirt/first-panel', (api) => {
  let first = '';
  // A link may name the panel, as the links to axe's findings do.
  let linked = new URLSearchParams(location.search).has('addonPanel');
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { readonly storyId: string }) => {
    const before = first;
    // The steps of its play say most about a screen, its props about a component.
    if (!WITHOUT_PANEL.test(storyId) && !storyId.endsWith('--docs'))
      first = storyId.startsWith('screens-') ? 'storybook/interactions/panel' : 'addon-controls';
    // Within a group the reader keeps the panel that they chose.
    if (first !== before && !linked) api.setSelectedPanel(first);
    linked = false;
  });
});

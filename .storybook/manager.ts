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

/** The steps of its play say most about a screen, its props about a component. */
const FIRST = { screens: 'storybook/interactions/panel', components: 'addon-controls' };
type Group = keyof typeof FIRST;

/** Undefined where there is no panel. */
function groupOf(storyId: string): Group | undefined {
  if (WITHOUT_PANEL.test(storyId) || storyId.endsWith('--docs')) return undefined;
  return storyId.startsWith('screens-') ? 'screens' : 'components';
}

addons.register('paydirt/first-panel', (api) => {
  let shown: Group | undefined;
  // A link may name the panel, as the links to axe's findings do.
  let linked = new URLSearchParams(location.search).has('addonPanel');
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { readonly storyId: string }) => {
    const group = groupOf(storyId);
    // Within a group the reader keeps the panel that they chose.
    if (group !== undefined && group !== shown && !linked) api.setSelectedPanel(FIRST[group]);
    linked = false;
    shown = group ?? shown;
  });
});

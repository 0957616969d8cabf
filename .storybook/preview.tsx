import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { lazy } from 'react';
import { speakLanguage } from '@paydirt/testkit/story-language';
import { loadIcons } from '@paydirt/ui/icon';
import { configure } from 'storybook/test';
import './preview.css';
import { describeProps, extractArgTypes } from './arg-types.ts';
import { composition } from './composition.ts';
import { MODES, modesOf, takeModes } from './modes.ts';
import { mount } from './mount.tsx';
import { isAdvice } from './story-tags.ts';
import { takeFrame } from './take-frame.ts';
import { paper } from './theme.ts';
import { brandItems, directionItems, localeItems, textSizeItems, themeItems, viewports } from './toolbar.ts';
import { keptLines, styleOf } from '../packages/ui/src/docs/host-lines.ts';

// A busy machine needs more than the second that a play waits by default.
configure({ asyncUtilTimeout: 8000 });

/** Custom properties of the document that the toolbar's brand set. */
const branded: string[] = [];

/**
 * Put the toolbar's choices on the document, as the app's settings do; on a page of docs on the story alone, but for the
 * size of text, which is the document's.
 */
const asChosen: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement;
  const lang = String(globals['locale']);
  const theme = globals['theme'] === 'system' ? undefined : String(globals['theme']);
  root.dataset['textSize'] = String(globals['textSize']);
  root.dir = String(globals['direction']);
  for (const name of branded.splice(0)) root.style.removeProperty(name);
  if (globals['brand'] === 'yours')
    for (const [name, value] of Object.entries(styleOf(keptLines()))) {
      branded.push(name);
      root.style.setProperty(name, value);
    }
  if (viewMode === 'docs')
    return (
      <div className="docs-surface" lang={lang} data-theme={theme}>
        <Story />
      </div>
    );
  root.lang = lang;
  if (theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  return <Story />;
};

const query = new URLSearchParams(location.search);

// A page of docs leaves the focus where its reader has it: a story in a frame takes it once the reader is in there.
if (query.get('embed') === 'true') {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusOfReader(this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

const isState = ({ tags }: { readonly tags: readonly string[] }) => !tags.some(isAdvice);

/** The code of a story, with the imports that `propDocs` found. */
const asComposition = (code: string, story: StoryContext) =>
  composition(
    code,
    story,
    Object(Reflect.get(globalThis, 'UI_ENTRIES')) as Record<string, string | undefined>,
  );

const inToolbar = <Icon, Items>(title: string, icon: Icon, items: Items, description: string) => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

// Pages of docs bring blocks that no story needs.
const loadDocsPage = async () => ({ default: (await import('./docs-page.tsx')).DocsPage });
const DocsPage = lazy(loadDocsPage);

// A story file that is a chunk of its own is still loading while Storybook looks for the stories.
const icons = loadIcons();
if (query.get('viewMode') === 'docs') void loadDocsPage();

const preview: Preview = {
  // After its arg types each story is given the modes that Chromatic takes it in, and the frame that it needs.
  argTypesEnhancers: [describeProps, takeModes, takeFrame],
  // A story shows its component with all of its lines, from the first frame.
  beforeAll: () => icons,
  beforeEach: speakLanguage,
  mount,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // The page of docs explains each prop; next to a story there is space for its name and its control only.
    controls: { expanded: false, sort: 'requiredFirst', disableSaveFromUI: true },
    docs: {
      page: DocsPage,
      theme: paper,
      extractArgTypes,
      stories: { filter: isState },
      source: { type: 'dynamic', transform: asComposition },
    },
    layout: 'fullscreen',
    // The viewports in which every component has pictures; copied, because the manager loses an object that two
    // parameters share.
    reviewModes: Object.fromEntries(
      modesOf({ title: '' }).map((name) => [name, structuredClone(MODES[name])]),
    ),
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Start here', 'Make it yours'],
          'Primitives',
          'Patterns',
          'Product',
          'Flows',
          ['First day', 'In and out', 'A month with bad days', 'A friend joins', 'Say something', 'Leave'],
          'Screens',
          ['By route'],
        ],
      },
    },
    viewport: { options: viewports },
  },
  initialGlobals: {
    locale: 'en-US',
    theme: 'light',
    textSize: '100',
    direction: 'ltr',
    brand: 'paydirt',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    locale: inToolbar('Language', 'globe', localeItems, 'Language of the texts'),
    theme: inToolbar('Theme', 'mirror', themeItems, 'Light, dark, or as the system has it'),
    textSize: inToolbar('Text size', 'paragraph', textSizeItems, 'Size of text, as in the settings'),
    direction: inToolbar('Direction', 'transfer', directionItems, 'Which way lines run'),
    brand: inToolbar(
      'Brand',
      'paintbrush',
      brandItems,
      'Colour, corners and type: Paydirt’s, or those of Foundations / Make it yours',
    ),
  },
  decorators: [asChosen],
};

export default preview;

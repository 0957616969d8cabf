import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { speakLanguage } from '@paydirt/testkit/story-language';
import { loadIcons } from '@paydirt/ui/icon';
import { configure } from 'storybook/test';
import './preview.css';
import { describeProps } from './arg-types.ts';
import { modes, takeModes } from './modes.ts';
import { mount } from './mount.tsx';
import { takeFrame } from './take-frame.ts';
import { paper } from './theme.ts';
import { localeItems, textSizeItems, themeItems, viewports } from './toolbar.ts';

// A busy machine needs more than the second that a play waits by default.
configure({ asyncUtilTimeout: 8000 });

/**
 * Put the toolbar's choices on the document, as the app's settings do; on a page of docs on the story alone, but for the
 * size of text, which is the document's.
 */
const asChosen: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement;
  const lang = String(globals['locale']);
  const theme = globals['theme'] === 'system' ? undefined : String(globals['theme']);
  root.dataset['textSize'] = String(globals['textSize']);
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

// Pages of docs bring blocks that no story needs.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

const preview: Preview = {
  // After its arg types each story is given the modes that Chromatic takes it in, and the frame that it needs.
  argTypesEnhancers: [describeProps, takeModes, takeFrame],
  // A story shows its component with all of its lines, from the first frame.
  beforeAll: loadIcons,
  beforeEach: speakLanguage,
  mount,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // The page of docs explains each prop; beside a story there is room for its name and its control.
    controls: { expanded: false, sort: 'requiredFirst', disableSaveFromUI: true },
    docs: { page: DocsPage, theme: paper },
    layout: 'fullscreen',
    // A copy, for the manager loses what two parameters share.
    reviewModes: structuredClone(modes),
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Foundations', ['Start here'], 'Primitives', 'Patterns', 'Product', 'Screens', ['By route']],
      },
    },
    viewport: { options: viewports },
  },
  initialGlobals: {
    locale: 'en-US',
    theme: 'light',
    textSize: '100',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    locale: {
      description: 'Language of the texts',
      toolbar: { title: 'Language', icon: 'globe', items: localeItems, dynamicTitle: true },
    },
    theme: {
      description: 'Light, dark, or as the system has it',
      toolbar: { title: 'Theme', icon: 'mirror', items: themeItems, dynamicTitle: true },
    },
    textSize: {
      description: 'Size of text, as in the settings',
      toolbar: { title: 'Text size', icon: 'paragraph', items: textSizeItems, dynamicTitle: true },
    },
  },
  decorators: [asChosen],
};

export default preview;

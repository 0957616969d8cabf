import { viewports } from './toolbar.ts';

/** One way to look at a story: the toolbar's choices, and what the browser says of its person. */
export interface Mode {
  /** At Chromatic, the size of the window; offline, too. */
  readonly viewport: { readonly width: string; readonly height: string };
  readonly theme: 'light' | 'dark';
  readonly locale: string;
  /** In percent, as in the settings. */
  readonly textSize: '100' | '125' | '150' | '200';
  readonly forcedColors?: 'active';
  readonly prefersReducedMotion?: 'reduce';
}

/** A copy of a window's size: Storybook's manager loses what two parameters of a story share. */
const windowOf = (name: keyof typeof viewports) => ({ ...viewports[name].styles });

/**
 * What every story is looked at in: not every theme in every language at every size, but each of them once, where
 * it hurts. The names are kept: baselines hang on them, at Chromatic and offline.
 */
export const modes = {
  'phone light en': { viewport: windowOf('phone'), theme: 'light', locale: 'en-US', textSize: '100' },
  'phone dark de': { viewport: windowOf('phone'), theme: 'dark', locale: 'de-DE', textSize: '100' },
  'narrow light ta': { viewport: windowOf('narrow'), theme: 'light', locale: 'ta-IN', textSize: '100' },
  'large text pseudo': {
    viewport: windowOf('phoneLarge'),
    theme: 'light',
    locale: 'en-XA',
    textSize: '200',
  },
  // The tab bar is a rail here, the column has edges, and sheets float.
  'tablet light en': { viewport: windowOf('tablet'), theme: 'light', locale: 'en-US', textSize: '100' },
} as const satisfies Record<string, Mode>;

/** What screens are looked at in besides, offline: their columns part on a wide window. */
export const wideModes = {
  'laptop light en': { viewport: windowOf('desktop'), theme: 'light', locale: 'en-US', textSize: '100' },
} as const satisfies Record<string, Mode>;

/**
 * What is looked at besides where colour or motion carries meaning. Chromatic takes `forcedColors` and
 * `prefersReducedMotion` as parameters of a story, the offline review as modes.
 */
export const personModes = {
  'phone forced colours': {
    viewport: windowOf('phone'),
    theme: 'dark',
    locale: 'en-US',
    textSize: '100',
    forcedColors: 'active',
  },
  'phone reduced motion': {
    viewport: windowOf('phone'),
    theme: 'light',
    locale: 'en-US',
    textSize: '100',
    prefersReducedMotion: 'reduce',
  },
} as const satisfies Record<string, Mode>;

import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { viewports } from './toolbar.ts';

/** The toolbar's choices for a picture, and the emulated preferences of the browser. */
export interface Mode {
  /** At Chromatic, the size of the window; offline, too. */
  readonly viewport: { readonly width: string; readonly height: string };
  readonly theme: 'light' | 'dark';
  readonly locale: string;
  /** In percent, as in the settings. */
  readonly textSize: '100' | '125' | '150' | '200';
  /** @default 'ltr' */
  readonly direction?: 'rtl';
  readonly forcedColors?: 'active';
  readonly prefersReducedMotion?: 'reduce';
}

/** Make a mode. A window's size is a copy: Storybook's manager loses what two parameters of a story share. */
function inMode(
  viewport: keyof typeof viewports,
  theme: Mode['theme'],
  locale: string,
  more: Partial<Mode> = {},
): Mode {
  return { viewport: { ...viewports[viewport].styles }, theme, locale, textSize: '100', ...more };
}

/**
 * Every mode there is: not every theme in every language at every size, but each of them once, where it hurts. The
 * names are kept: baselines hang on them, at Chromatic and offline. `forcedColors` and `prefersReducedMotion` are
 * Chromatic's own names.
 */
export const MODES: Readonly<Record<string, Mode>> = {
  'phone light en': inMode('phone', 'light', 'en-US'),
  'phone dark de': inMode('phone', 'dark', 'de-DE'),
  'narrow light ta': inMode('narrow', 'light', 'ta-IN'),
  'large text pseudo': inMode('phoneLarge', 'light', 'en-XA', { textSize: '200' }),
  // The tab bar is a rail here, the column has edges, and sheets float.
  'tablet light en': inMode('tablet', 'light', 'en-US'),
  // The columns of screens part on a wide window.
  'laptop light en': inMode('desktop', 'light', 'en-US'),
  'phone forced colours': inMode('phone', 'dark', 'en-US', { forcedColors: 'active' }),
  'phone reduced motion': inMode('phone', 'light', 'en-US', { prefersReducedMotion: 'reduce' }),
  // No language of ours runs so; an app that has the package may speak one that does.
  'phone right to left': inMode('phone', 'light', 'en-XA', { direction: 'rtl' }),
};

/**
 * The screens with pictures. The others are made of the same parts and change with each of them; their pictures
 * would be many bytes for little.
 */
export const KEPT_SCREENS = [
  'Community',
  'Home',
  'Login',
  'Me',
  'Order',
  'Product',
  'Products',
  'Records',
  'Settings',
  'Team',
].map((name) => `Screens/${name}`);

/** The mode that every story is shown in. */
export const MAIN_MODE = 'phone light en';
const EVERYWHERE = [MAIN_MODE, 'phone dark de', 'narrow light ta', 'large text pseudo'];
const SCREENS_BESIDES = ['tablet light en', 'laptop light en'];
/** Tags by which a story adds a mode. */
const BY_TAG = {
  'forced-colours': 'phone forced colours',
  'reduced-motion': 'phone reduced motion',
  'right-to-left': 'phone right to left',
};
/** Foundations are about colour, type and space; a form is made of fields that have pictures in every mode. */
const BOTH_THEMES = [MAIN_MODE, 'phone dark de'];

/** The parts of a story's index entry that decide its modes. */
export interface StoryEntry {
  readonly title: string;
  readonly tags?: readonly string[];
}

export function isScreen(title: string): boolean {
  return /^(Screens|Flows)\//.test(title);
}

/**
 * The tag of a form for money or its password, which has pictures besides the screens above: on a phone, in both
 * themes.
 */
const FORM = 'form';

/** Tell a step of a flow, which is what it is once it was played, in every language. */
export function isFlow(title: string): boolean {
  return title.startsWith('Flows/');
}

/**
 * Tell whether pictures of a story are kept, offline and at Chromatic: `visual` is the tag of the one, or those, that
 * represent a component or screen.
 */
export function isKept({ title, tags = [] }: StoryEntry): boolean {
  const kept = !isScreen(title) || isFlow(title) || KEPT_SCREENS.includes(title) || tags.includes(FORM);
  return tags.includes('visual') && kept;
}

/**
 * Name the modes that a story is shown in; `german` is the tag of a flow that is seen in German and in the dark as
 * well.
 */
export function modesOf({ title, tags = [] }: StoryEntry): string[] {
  if (isFlow(title)) return tags.includes('german') ? BOTH_THEMES : [MAIN_MODE];
  const isForm = tags.includes(FORM);
  return [
    ...(isForm || title.startsWith('Foundations/') ? BOTH_THEMES : EVERYWHERE),
    ...(isScreen(title) && !isForm ? SCREENS_BESIDES : []),
    ...Object.entries(BY_TAG).flatMap(([tag, mode]) => (tags.includes(tag) ? [mode] : [])),
  ];
}

/** Make Chromatic's parameters of a story: the same pictures as the offline review, and none of the others. */
export function chromaticOf(story: StoryEntry) {
  if (!isKept(story)) return { disableSnapshot: true };
  const names = modesOf(story);
  return { modes: Object.fromEntries(names.map((name) => [name, MODES[name]])) };
}

/**
 * Give each story its modes by its tags. An enhancer of arg types, because that is the only place where the preview
 * sees a story's tags before it is drawn; the types stay as they are.
 */
export const takeModes: ArgTypesEnhancer = (story) => {
  Object.assign(story.parameters, { chromatic: chromaticOf(story) });
  return story.argTypes;
};

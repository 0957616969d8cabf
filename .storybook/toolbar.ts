import { LOCALES, OWN_NAMES } from '../packages/domain/src/text/locale.ts';

/** The ten languages and the pseudo-locale, which reveals untranslated and truncated texts. */
export const localeItems = [
  ...LOCALES.map((locale) => ({
    value: locale as string,
    title: OWN_NAMES[locale],
    right: locale as string,
  })),
  { value: 'en-XA', title: 'Pseudo', right: 'en-XA' },
];

/** The themes. */
export const themeItems = [
  { value: 'light', title: 'Light', icon: 'sun' as const },
  { value: 'dark', title: 'Dark', icon: 'moon' as const },
  { value: 'system', title: 'System', icon: 'browser' as const },
];

/** Brands to choose from: ours, or the one that the lines of *Foundations / Make it yours* make a host's. */
export const brandItems = [
  { value: 'paydirt', title: 'Paydirt' },
  { value: 'yours', title: 'Yours' },
];

/** Directions of lines: as the language has it, or mirrored. */
export const directionItems = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];

/** The text sizes, in percent. */
export const textSizeItems = ['100', '125', '150', '200'].map((value) => ({ value, title: `${value} %` }));

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The windows to view everything in. Storybook shows their sizes in its own fields below the toolbar. */
export const viewports = {
  narrow: screen('Narrow phone', 320, 640, 'mobile'),
  phone: screen('Phone', 360, 740, 'mobile'),
  phoneLarge: screen('Large phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  desktop: screen('Laptop', 1280, 800, 'desktop'),
};

/** Read the size of a window, in CSS pixels. */
export function sizeOf({ width, height }: { readonly width: string; readonly height: string }) {
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Find the size of the window that a story names, if it names one. */
export function ownSize(viewport: string | undefined) {
  const named = Object.entries(viewports).find(([name]) => name === viewport);
  return named && sizeOf(named[1].styles);
}

import type { Theme } from './settings.ts';

/** Give the browser's own bars the page's colour in the chosen theme: of two tags, one for each, that one counts. */
export function applyBarColour(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.dataset['scheme'];
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
  }
}

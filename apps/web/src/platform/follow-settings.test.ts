import { catalogue as english } from '@paydirt/i18n/catalogues/en-us';
import { catalogue as german } from '@paydirt/i18n/catalogues/de-de';
import { describe, expect, test } from 'vitest';

import { followSettings } from './follow-settings.ts';
import { createLanguages, type LoadTexts } from './language/language.ts';
import { concernsSettings, createSettings } from './settings.ts';
import { memoryStore } from './storage/storage.ts';

const inGerman: LoadTexts = () => Promise.resolve(german);

/** Two tabs of one browser; `followed` receives the change. */
function twoTabs(load: LoadTexts = inGerman) {
  const local = memoryStore();
  const chosen = createSettings(local, 'en-US');
  const followed = createSettings(local, 'en-US');
  const languages = createLanguages('en-US', english, load);
  return { chosen, followed, languages };
}

describe('settings that another tab changed', () => {
  test('are applied, and subscribers are notified', async () => {
    const { chosen, followed, languages } = twoTabs();
    const notified: string[] = [];
    followed.subscribe(() => notified.push(followed.get().theme));
    chosen.change({ theme: 'dark', textSize: 150, motion: 'reduced', amountsHidden: true });
    await followSettings(followed, languages);
    expect(followed.get()).toEqual(chosen.get());
    expect(notified).toEqual(['dark']);
  });

  test('load the texts of another language', async () => {
    const { chosen, followed, languages } = twoTabs();
    chosen.change({ locale: 'de-DE' });
    await followSettings(followed, languages);
    expect(languages.get().displayLocale).toBe('de-DE');
  });

  test('keep the language when its texts cannot be fetched', async () => {
    const { chosen, followed, languages } = twoTabs(() => Promise.reject(new Error('offline')));
    chosen.change({ locale: 'de-DE', theme: 'dark' });
    await followSettings(followed, languages);
    expect(languages.get().displayLocale).toBe('en-US');
    expect(followed.get().theme).toBe('dark');
  });

  test('are distinguished from all other stored values', () => {
    expect(['paydirt.theme', 'paydirt.language', null].map(concernsSettings)).toEqual([true, true, true]);
    expect(['paydirt.answers', 'paydirt.token'].map(concernsSettings)).toEqual([false, false]);
  });
});

import { type Area, AREAS, type Catalogue, type DisplayLocale, loadAreas } from '@paydirt/i18n';
import { importArea } from '@paydirt/i18n/import-area';
import { describe, expect, it } from 'vitest';

import { createLanguages, loadFirst } from './language.ts';

/** Loads from the sources, and remembers what it was asked for; `fails` makes the next one fail. */
function loader() {
  const requested: string[] = [];
  const state = { fails: false };
  const load = async (locale: DisplayLocale, areas: readonly Area[]): Promise<Catalogue> => {
    requested.push(`${locale}: ${areas.join(' ')}`);
    if (state.fails) {
      state.fails = false;
      throw new TypeError('no network');
    }
    return loadAreas(locale, areas, importArea);
  };
  return { requested, load, state };
}

async function english() {
  const texts = loader();
  const languages = createLanguages('en-US', await loadAreas('en-US', ['base'], importArea), texts.load);
  return { ...texts, languages };
}

describe('languages', () => {
  it('load an area once, when it is needed', async () => {
    const { languages, requested } = await english();
    expect(languages.has(['base'])).toBe(true);
    expect(languages.has(['home'])).toBe(false);
    await Promise.all([languages.need(['home']), languages.need(['home'])]);
    await languages.need(['home']);
    expect(requested).toEqual(['en-US: home']);
    expect(languages.get().t('home.news')).toBe('News');
  });

  it('notify subscribers when texts have loaded', async () => {
    const { languages } = await english();
    let notifications = 0;
    languages.subscribe(() => (notifications += 1));
    await languages.need(['me']);
    expect(notifications).toBe(1);
  });

  it('try again after a failure', async () => {
    const { languages, state } = await english();
    state.fails = true;
    await expect(languages.need(['me'])).rejects.toThrow('no network');
    await languages.need(['me']);
    expect(languages.has(['me'])).toBe(true);
  });

  it('load for one screen although those of another cannot be loaded', async () => {
    const { languages, load } = await english();
    const part = createLanguages('en-US', languages.get().catalogue, (locale, areas) =>
      areas.includes('me') ? Promise.reject(new TypeError('no network')) : load(locale, areas),
    );
    await expect(part.need(['me'])).rejects.toThrow('no network');
    await part.need(['home']);
    expect(part.has(['home'])).toBe(true);
  });

  it('switch together with every area used so far', async () => {
    const { languages, requested } = await english();
    await languages.need(['me']);
    await languages.show('de-DE');
    expect(requested.at(-1)).toBe('de-DE: base me');
    expect(languages.get().t('me.language.title')).toBe('Sprache');
    expect(languages.has(['home'])).toBe(false);
  });

  it('keep the shown language when another cannot be fetched', async () => {
    const { languages, state } = await english();
    state.fails = true;
    await expect(languages.show('de-DE')).rejects.toThrow('no network');
    expect(languages.get().displayLocale).toBe('en-US');
  });

  it('never show a screen without texts when it opens during a change of language', async () => {
    const { languages } = await english();
    const turning = languages.show('de-DE');
    await Promise.all([languages.need(['team']), turning]);
    expect(languages.get().displayLocale).toBe('de-DE');
    expect(languages.has(['base', 'team'])).toBe(true);
  });

  it('show the later choice of two', async () => {
    const { languages } = await english();
    expect(await Promise.all([languages.show('de-DE'), languages.show('fr-FR')])).toEqual([false, true]);
    expect(languages.get().displayLocale).toBe('fr-FR');
  });

  it('report no failure of a choice that another replaced', async () => {
    const { languages, state } = await english();
    state.fails = true;
    expect(await Promise.all([languages.show('de-DE'), languages.show('fr-FR')])).toEqual([false, true]);
    expect(await languages.show('fr-FR')).toBe(true);
  });

  it('accept a whole catalogue as all of its areas', async () => {
    const texts = loader();
    const all = Object.keys(AREAS) as Area[];
    const languages = createLanguages('en-XA', await loadAreas('en-XA', all, importArea), texts.load);
    await languages.need(all);
    expect(texts.requested).toEqual([]);
    expect(languages.get().t('shell.tab.home')).toMatch(/^\[.*\]$/);
  });
});

describe('the first texts', () => {
  it('are English when the chosen language cannot be fetched', async () => {
    const { load, state } = loader();
    state.fails = true;
    expect((await loadFirst('hi-IN', ['base', 'auth'], load)).locale).toBe('en-US');
  });
});

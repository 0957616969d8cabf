import { DEFAULT_LOCALE } from '@paydirt/domain';
import {
  type Area,
  AREAS,
  type Catalogue,
  createTranslator,
  type DisplayLocale,
  type Translator,
} from '@paydirt/i18n';

import { observable, type Observable } from '../observable.ts';

/** One language, as far as it is loaded: the source of `useT` and `useFormat`. */
export interface Language extends Translator {
  readonly displayLocale: DisplayLocale;
  readonly catalogue: Catalogue;
}

/** Loads areas of a language's catalogue. */
export type LoadTexts = (locale: DisplayLocale, areas: readonly Area[]) => Promise<Catalogue>;

/** The language that is shown, with the areas that were needed so far. */
export interface Languages extends Pick<Observable<Language>, 'get' | 'subscribe'> {
  /** Tell if the texts of these areas have loaded. */
  readonly has: (areas: readonly Area[]) => boolean;
  /** Load what is missing of these areas. Rejects when a chunk cannot be fetched; another call tries again. */
  readonly need: (areas: readonly Area[]) => Promise<void>;
  /**
   * Load another language, with all areas that were needed so far, and show it; false where another was chosen
   * meanwhile. Keeps the present one, and rejects, when it cannot be fetched.
   */
  readonly show: (locale: DisplayLocale) => Promise<boolean>;
}

function languageOf(displayLocale: DisplayLocale, catalogue: Catalogue): Language {
  // A missing text throws in development; in production its key is shown, and never a blank.
  const translator = createTranslator({
    locale: displayLocale,
    catalogue,
    onMissing: import.meta.env.PROD ? () => undefined : undefined,
  });
  return { ...translator, displayLocale, catalogue };
}

/** The areas of a list that a catalogue lacks. */
function missingIn(catalogue: Catalogue, areas: Iterable<Area>): Area[] {
  return [...areas].filter((area) => AREAS[area].some((key) => !Object.hasOwn(catalogue, key)));
}

/** Hold the displayed language, starting with the loaded part of one. */
export function createLanguages(locale: DisplayLocale, catalogue: Catalogue, load: LoadTexts): Languages {
  const state = observable(languageOf(locale, catalogue));
  const needed = new Set<Area>(['base']);
  const underWay = new Map<string, Promise<void>>();
  let wanted = locale;

  async function fill(areas: readonly Area[]): Promise<void> {
    for (;;) {
      const { displayLocale, catalogue: present } = state.get();
      // Load these areas alone: another caller's area that fails to load must not block them.
      const missing = missingIn(present, areas);
      if (missing.length === 0) return;
      const texts = await load(displayLocale, missing);
      const now = state.get();
      // If another language is shown by now, these texts are dropped and the loop loads that language's.
      if (now.displayLocale === displayLocale)
        state.set(languageOf(displayLocale, { ...now.catalogue, ...texts }));
    }
  }

  async function show(next: DisplayLocale): Promise<boolean> {
    wanted = next;
    if (next === state.get().displayLocale) return true;
    let loaded: Catalogue = {};
    try {
      // A screen that is opened meanwhile needs more; its texts must be there when the language changes.
      for (;;) {
        const missing = missingIn(loaded, new Set([...needed, ...areasIn(state.get().catalogue)]));
        if (missing.length === 0) break;
        loaded = { ...loaded, ...(await load(next, missing)) };
      }
    } catch (cause) {
      if (wanted === next) throw cause;
    }
    // A language chosen in the meantime wins.
    if (wanted !== next) return false;
    state.set(languageOf(next, loaded));
    return true;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    has: (areas) => missingIn(state.get().catalogue, areas).length === 0,
    need(areas) {
      for (const area of areas) needed.add(area);
      const name = areas.join();
      let promise = underWay.get(name);
      if (promise === undefined) {
        promise = fill(areas).finally(() => underWay.delete(name));
        underWay.set(name, promise);
      }
      return promise;
    },
    show,
  };
}

/** The areas that a catalogue has. */
function areasIn(catalogue: Catalogue): Area[] {
  return (Object.keys(AREAS) as Area[]).filter((area) => missingIn(catalogue, [area]).length === 0);
}

/** Load the first texts; English replaces a chosen language that cannot be fetched. */
export async function loadFirst(
  locale: DisplayLocale,
  areas: readonly Area[],
  load: LoadTexts,
): Promise<{ locale: DisplayLocale; catalogue: Catalogue }> {
  try {
    return { locale, catalogue: await load(locale, areas) };
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw cause;
    return { locale: DEFAULT_LOCALE, catalogue: await load(DEFAULT_LOCALE, areas) };
  }
}

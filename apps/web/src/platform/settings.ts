import { type Locale, localeFromHeader } from '@paydirt/domain';

import { observable, type Observable } from './observable.ts';
import { type KeyValueStore, write } from './storage/storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Text sizes in percent of the browser's own. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const MOTIONS = ['system', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Settings of the device: they need no member. */
export interface SettingsState {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly motion: Motion;
  /** Show dots instead of the member's amounts. */
  readonly amountsHidden: boolean;
  /** Fetch no pictures or films before a tap. */
  readonly dataSaver: boolean;
  /** Notifications show the text of a message as well, which can name amounts. */
  readonly notifyInFull: boolean;
}

const KEYS: Readonly<Record<keyof SettingsState, string>> = {
  locale: 'paydirt.language',
  theme: 'paydirt.theme',
  textSize: 'paydirt.textSize',
  motion: 'paydirt.motion',
  amountsHidden: 'paydirt.amountsHidden',
  dataSaver: 'paydirt.dataSaver',
  notifyInFull: 'paydirt.notifyInFull',
};

/** Keys that outlive a lost session (PRODUCT 3): language, theme and text size. */
export const DEVICE_KEYS: readonly string[] = [KEYS.locale, KEYS.theme, KEYS.textSize];

export interface Settings extends Pick<Observable<SettingsState>, 'get' | 'subscribe'> {
  readonly change: (next: Partial<SettingsState>) => void;
  /** Read the store again, after a lost session cleared part of it. */
  readonly reload: () => void;
}

function oneOf<const T extends string | number>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => String(value) === text) ?? otherwise;
}

function read(local: KeyValueStore, browserLanguage: string): SettingsState {
  return {
    locale: localeFromHeader(local.getItem(KEYS.locale) ?? browserLanguage),
    theme: oneOf(THEMES, local.getItem(KEYS.theme), 'system'),
    textSize: oneOf(TEXT_SIZES, local.getItem(KEYS.textSize), 100),
    motion: oneOf(MOTIONS, local.getItem(KEYS.motion), 'system'),
    amountsHidden: local.getItem(KEYS.amountsHidden) === 'true',
    dataSaver: local.getItem(KEYS.dataSaver) === 'true',
    notifyInFull: local.getItem(KEYS.notifyInFull) === 'true',
  };
}

/** Keep the settings of the device in the local store. */
export function createSettings(local: KeyValueStore, browserLanguage: string): Settings {
  const state = observable(read(local, browserLanguage));
  return {
    get: state.get,
    subscribe: state.subscribe,
    change(next) {
      for (const [name, value] of Object.entries(next))
        write(local, KEYS[name as keyof SettingsState], String(value));
      state.set({ ...state.get(), ...next });
    },
    reload: () => state.set(read(local, browserLanguage)),
  };
}

/** Tell if a change of the local store, as a `storage` event names it, can be one of the settings. */
export function concernsSettings(key: string | null): boolean {
  return key === null || Object.values(KEYS).includes(key);
}

/** Put theme, text size and motion on the document's root, where the styles read them. */
export function applySettings(root: HTMLElement, { theme, textSize, motion }: SettingsState): void {
  set(root, 'theme', theme === 'system' ? null : theme);
  set(root, 'textSize', textSize === 100 ? null : String(textSize));
  set(root, 'motion', motion === 'system' ? null : motion);
}

function set(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

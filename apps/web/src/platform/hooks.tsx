import { dateFormatCode, type EpochMs, yearOf } from '@paydirt/domain';
import { concealMoney, createFormatters, type Formatters, type Translate } from '@paydirt/i18n';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';

import type { Client } from '@paydirt/contract';
import type { User } from '@paydirt/contract/account/session';

import { failureText } from './services/errors.ts';
import { NavigationContext } from './navigation/hash-location.ts';
import type { Platform } from './platform.ts';
import type { SessionState } from './session.ts';
import type { SettingsState } from './settings.ts';

const PlatformContext = createContext<Platform | null>(null);

/** Give a tree its platform. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <NavigationContext value={platform.navigation}>{children}</NavigationContext>
    </PlatformContext>
  );
}

/** Read the platform. Screens use the narrower hooks below. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('web: usePlatform is used outside of PlatformProvider');
  return platform;
}

/** Get the client; screens use `useCall` and `useSend` of `data/` instead. */
export function useClient(): Client {
  return usePlatform().client;
}

/** Get `t`, the texts of the shown language: `t('auth.login.title')`. Renders again when it changes. */
export function useT(): Translate {
  const { languages } = usePlatform();
  return useSyncExternalStore(languages.subscribe, languages.get).t;
}

/** Read the tag of the shown language. */
export function useLocale(): string {
  const { languages } = usePlatform();
  return useSyncExternalStore(languages.subscribe, languages.get).locale;
}

/** Get the formatters of the shown language and of the member's date format; dates of this year leave it out. */
export function useFormat(): Formatters {
  return useFormatters(yearOf(usePlatform().clock.now()));
}

/** Get the formatters for files: every date has its year. */
export function useFileFormat(): Formatters {
  return useFormatters(undefined);
}

function useFormatters(thisYear: number | undefined): Formatters {
  const locale = useLocale();
  const session = useSession();
  const dateFormat = dateFormatCode(session.kind === 'member' ? session.user.dateFormat : 0);
  return useMemo(() => createFormatters(locale, { dateFormat, thisYear }), [locale, dateFormat, thisYear]);
}

/**
 * Get the formatters for money that is the member's own: dots while they hide their amounts. What is offered or is
 * being decided stays readable (`useFormat`).
 */
export function useOwnFormat(): Formatters {
  const format = useFormat();
  const [{ amountsHidden }] = useSettings();
  return useMemo(() => (amountsHidden ? concealMoney(format) : format), [format, amountsHidden]);
}

/** Read who uses the app. */
export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Read the logged-in member; null for a visitor. */
export function useMember(): User | null {
  const session = useSession();
  return session.kind === 'member' ? session.user : null;
}

/** Read and change the settings of the device. */
export function useSettings(): readonly [SettingsState, (next: Partial<SettingsState>) => void] {
  const { settings } = usePlatform();
  return [useSyncExternalStore(settings.subscribe, settings.get), settings.change];
}

/** Tell if the device has a network. */
export function useOnline(): boolean {
  const { online } = usePlatform();
  return useSyncExternalStore(online.subscribe, online.get);
}

/** Get the function that shows a toast. */
export function useToast(): Platform['toasts']['show'] {
  return usePlatform().toasts.show;
}

/** Get the service's clock, for reading at an event. What shows time uses ui's `useTicker` or `Countdown`. */
export function useClock(): () => EpochMs {
  return usePlatform().clock.now;
}

/** Get the function that describes any error of a call in the displayed language. */
export function useFailureText(): (error: unknown) => string {
  const t = useT();
  return (error) => {
    const shown = failureText(error);
    return shown.kind === 'text' ? shown.text : t(shown.key);
  };
}

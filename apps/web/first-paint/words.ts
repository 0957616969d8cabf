import { CONSTANTS, dateFormatCode, type Locale, LOCALES } from '@paydirt/domain';
import { createFormatters, createTranslator, loadCatalogue } from '@paydirt/i18n';

import { CLOCK_SAMPLES } from '../src/shell/frame/clock-samples.ts';
import type { Route } from '../src/platform/navigation/routes.ts';
import type { WhatsNew } from '../src/platform/offline/whats-new.ts';
import { accessRoutes } from '../src/routes/access.ts';
import { homeRoutes } from '../src/routes/home.ts';
import { ROUTES } from '../src/routes/index.ts';
import { teamRoutes } from '../src/routes/team.ts';
import type { FirstWords } from './page-data.ts';

/** Start routes of a member and of a visitor, and the route to which an invitation leads an existing member. */
export const HOME = homeRoutes.home;
export const LOGIN = accessRoutes.login;
export const INVITATION = teamRoutes.invitation;

/** The tab routes, in their order. */
export const TABS = (ROUTES as readonly Route[]).filter(({ tab }) => tab !== undefined);

/** News of this version, for the versions before it, which offer it (src/platform/offline/whats-new.ts). */
export const WHATS_NEW: WhatsNew = {
  version: CONSTANTS.VERSION,
  changes: Object.fromEntries(
    await Promise.all(
      LOCALES.map(async (locale) => {
        const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
        return [locale, t('shell.update.changes')];
      }),
    ),
  ),
};

async function wordsOf(locale: Locale): Promise<FirstWords> {
  const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
  return {
    ribbon: t('shell.ribbon'),
    clocks: CLOCK_SAMPLES.map(createFormatters(locale, { dateFormat: dateFormatCode(0) }).clock),
    day: t('shell.plusDay'),
    loading: t('common.loading'),
    tabBar: t('shell.tabs'),
    tabs: TABS.map(({ title }) => t(title)),
  };
}

/**
 * Texts of the shell in each language before the catalogues have loaded. Awaited here: the build imports this once.
 */
export const WORDS = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await wordsOf(locale)] as const)),
  // Each locale is in it.
) as Readonly<Record<Locale, FirstWords>>;

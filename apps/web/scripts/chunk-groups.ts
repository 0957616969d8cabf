import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replaceAll('\\', '/');

/**
 * Modules that share a file besides the entry, by its name, as folders (ending in a slash) and files from the root;
 * each brings its imports along. On a first visit a request costs as much time as fifteen kilobytes: the code that
 * tabs share comes in few files, and each tab's own screen in one. Vite and Rolldown know only which chunks import
 * a module, not which of them belong to one first visit.
 */
const MODULES = {
  /** Modules of screens with a form, which no tab is. */
  forms: [
    'apps/web/src/forms/account/',
    'apps/web/src/forms/form-failure.tsx',
    'apps/web/src/forms/form.ts',
    'packages/domain/src/account/code.ts',
    'packages/domain/src/account/email.ts',
    'packages/domain/src/account/password.ts',
    'packages/ui/src/primitives/choice/',
    'packages/ui/src/primitives/field/',
  ],
  /** Modules of home and other tabs: in home's own file they would bring all of home to each of them. */
  tabs: [
    'apps/web/src/features/catalogue/data/products.ts',
    'apps/web/src/features/home/data/announcements.ts',
    'apps/web/src/features/wallet/data/balance.ts',
    'apps/web/src/features/wallet/data/income.ts',
    'apps/web/src/features/wallet/receive-income/income-panel-props.ts',
    'apps/web/src/features/wallet/receive-income/receive-outcome.tsx',
    'apps/web/src/features/wallet/receive-income/use-receive-income.ts',
    'apps/web/src/platform/data/shares.ts',
    'apps/web/src/platform/member-name.ts',
    'apps/web/src/platform/navigation/entry-state.ts',
    'apps/web/src/shell/screen/page-part.tsx',
    'packages/contract/src/goods/orders.ts',
    'packages/contract/src/messages/announcements.ts',
    'packages/contract/src/rewards/check-in.ts',
    'packages/contract/src/rewards/rewards.ts',
    'packages/contract/src/wallet/statement.ts',
    'packages/domain/src/lease/product-status.ts',
    'packages/ui/src/patterns/chart/percent.ts',
    'packages/ui/src/patterns/figure-grid/',
    'packages/ui/src/patterns/progress-timeline/',
    'packages/ui/src/primitives/text-link/',
    'packages/ui/src/product/income-panel/',
  ],
  /** Modules of the lists of machines, people and posts. */
  lists: [
    'apps/web/src/platform/clipboard.ts',
    'apps/web/src/platform/save-file.ts',
    'apps/web/src/shell/screen/list-snapshot.ts',
    'packages/domain/src/lease/lease-outcome.ts',
    'packages/domain/src/lease/paid-share.ts',
    'packages/domain/src/lease/yield.ts',
    'packages/ui/src/patterns/card-list/',
    'packages/ui/src/patterns/lazy-video/',
    'packages/ui/src/primitives/avatar/',
    'packages/ui/src/primitives/copy-field/',
    'packages/ui/src/primitives/countdown/',
    'packages/ui/src/primitives/list-row/chosen-look.ts',
  ],
  'qr-code': ['packages/ui/src/primitives/qr-code/'],
  team: [
    'apps/web/src/features/team/data/',
    'apps/web/src/features/team/team/',
    'packages/ui/src/foundations/illustration/art/team.svg',
    'packages/ui/src/product/level-meter/',
  ],
  me: ['apps/web/src/features/account/log-out/', 'apps/web/src/features/account/me/'],
  home: ['apps/web/src/features/home/home/'],
  products: ['apps/web/src/features/catalogue/products/products-screen.tsx'],
  community: ['apps/web/src/features/community/community/community-screen.tsx'],
  invitation: ['apps/web/src/features/team/invitation/invitation-screen.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Texts are chosen by language: none of them is for every page. */
const CODE = /^(?!.*[\\/]i18n[\\/]src[\\/]catalogues[\\/])/;

/** Nor is what Radix's pieces share, which is for sheets, menus and switches. */
const SCREENS_CODE = /^(?!.*[\\/](?:i18n[\\/]src[\\/]catalogues|@radix-ui)[\\/])/;

/** Below this number, a page would load more unneeded code than an extra request costs. */
const OFTEN = 12;

/** Get a test for the modules under a name of {@link MODULES}. Throws where one of them was moved. */
function testOf(places: readonly string[]): (id: string) => boolean {
  const paths = places.map((place) => ROOT + place);
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`chunk-groups.ts names ${missing.join(', ')}, which is not there`);
  return (id) => paths.some((path) => id.replaceAll('\\', '/').startsWith(path));
}

const { forms, ...others } = MODULES;
const isForm = testOf(forms);

/** The files that modules are bundled into, the first that takes one counts. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Modules that every page needs come as one file, not as twenty that screens happen to share.
  { name: 'app', tags: ['$initial'], test: CODE },
  // All icons: home has its own few, and no other page waits for them to be parsed with something else.
  { name: 'icon-paths', test: testOf(['packages/ui/src/foundations/icon/icon-paths.ts']) },
  { name: 'often', minShareCount: OFTEN, test: (id: string) => SCREENS_CODE.test(id) && !isForm(id) },
  { name: 'forms', minShareCount: OFTEN, test: isForm },
  ...Object.entries(others).map(([name, places]) => ({ name, test: testOf(places) })),
];

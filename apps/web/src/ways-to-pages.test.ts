import { describe, expect, it } from 'vitest';

import { ROUTES } from './routes/index.ts';

/** The app's sources, by path. */
const SOURCES = Object.entries(
  import.meta.glob<string>(
    ['./**/*.ts', './**/*.tsx', '!./**/*.test.ts', '!./**/*.stories.tsx', '!./**/*.fixture.ts*'],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** The routes that no page leads to, and why. */
const NO_WAY = {
  'accessRoutes.noPermission': 'what the services forbid leads there',
  'accountRoutes.undoEmail': 'the mail to the former address leads there',
  'couponsRoutes.chooseCoupon': 'an older address of the sheet on the product’s page',
  'earnRoutes.receivedRewards': 'an older address of the page of rewards',
  'ordersRoutes.holdings': 'an older address of machines and orders',
};

/** Each route as the sources name it, with the file of its screen. */
const PLACES = ROUTES.filter(({ tab }) => tab === undefined).map(({ name, screen }) => {
  const [, feature = ''] = screen.split('/');
  const camel = feature.replaceAll(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase());
  return { route: `${camel}Routes.${name}`, own: `./${screen}` };
});

describe('a page that is not a tab', () => {
  it('is linked from another page, except for those listed here', () => {
    const unreached = PLACES.filter(
      ({ route, own }) => !SOURCES.some(([path, text]) => path !== own && text.includes(`${route}.href(`)),
    );
    expect(unreached.map(({ route }) => route).toSorted()).toEqual(Object.keys(NO_WAY));
  });
});

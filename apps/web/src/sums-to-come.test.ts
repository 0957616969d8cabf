import { leavesOf } from '@paydirt/i18n/catalogue-leaves';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { NO_SUM, SUM_SOURCES, SUM_VIEWS, WITHOUT_SUM } from './sums-to-come.fixture.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Words by which a text speaks of a sum to come. */
const SPEAKS = /\b(?:scheduled|at best|if every day|worst|in total)\b/i;
const modules = globSync('**/*.{ts,tsx}', { cwd: HERE })
  .filter((path) => !/\.(?:test|stories|fixture)\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(HERE, path), 'utf8') }));
const using = (name: string) =>
  modules.filter(({ text }) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text)).map(({ path }) => path);
const views = Object.entries(SUM_VIEWS);

describe('future amounts', () => {
  test.each(views)('in the view %s are shown with price and fee in its story (H5)', (view, { story }) => {
    const [file = '', name = ''] = story.split('#');
    const stories = readFileSync(join(HERE, file), 'utf8');
    const [, body = ''] = stories.split(`export const ${name}: Story = {`);
    expect(body.split('\n};')[0]).toMatch(new RegExp(`expect(?:PriceAndFee|ComesTo)\\('${view}'`));
  });

  test.each(views)(
    'in the view %s are shown by the module listed in the table',
    (_view, { module, uses }) => {
      expect(using(uses)).toContain(module);
    },
  );

  test('are shown by no module outside the table of views', () => {
    for (const uses of new Set(views.map(([, view]) => view.uses))) {
      const known = new Set<string>(
        views.filter(([, view]) => view.uses === uses).map(([, { module }]) => module),
      );
      const made = modules
        .filter(({ text }) => text.includes(`export function ${uses}(`))
        .map(({ path }) => path);
      const others = using(uses).filter((path) => !known.has(path) && !made.includes(path));
      expect(
        others.filter((path) => WITHOUT_SUM[path] === undefined),
        uses,
      ).toEqual([]);
    }
  });

  test.each(Object.entries(SUM_SOURCES))('computed by %s are used nowhere else', (name, known) => {
    expect(using(name).toSorted()).toEqual(known.toSorted());
  });

  test('are each written by one shared module', () => {
    for (const key of new Set(views.flatMap(([, { sums }]) => sums)))
      expect(using(`'${key}'`.replaceAll('.', '\\.')), key).toHaveLength(1);
  });

  test('are mentioned by no text outside the table', () => {
    const known = new Set<string>([
      ...views.flatMap(([, { sums, price, fee }]) => [...sums, price, fee]),
      ...Object.values(NO_SUM).flat(),
    ]);
    const unknown = leavesOf(catalogue)
      .filter(([, text]) => SPEAKS.test(text))
      .filter(([key]) => !known.has(key));
    expect(unknown).toEqual([]);
  });

  test('exempted texts still mention some', () => {
    const texts = new Map(leavesOf(catalogue));
    expect(
      Object.values(NO_SUM)
        .flat()
        .filter((key) => !SPEAKS.test(texts.get(key) ?? '')),
    ).toEqual([]);
  });
});

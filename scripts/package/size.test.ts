import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../process/paths.mjs';
import { entries } from './entries.mjs';

test('every entry of the package has a recorded size, and every record has an entry', () => {
  const { sizes } = JSON.parse(readFileSync(inRoot('packages/ui/package.json'), 'utf8')) as {
    readonly sizes: Readonly<Record<string, number>>;
  };
  const parts = ['styles.css', 'reset.css', 'Button, where every entry is passed on', 'one drawing'];
  expect(Object.keys(sizes).toSorted()).toEqual([...entries().map(({ name }) => name), ...parts].toSorted());
});

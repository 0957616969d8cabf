/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { SETTABLE_TOKENS } from './settable-tokens.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const sheet = ['styles.css', 'brand.css']
  .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
  .join('\n');

/** The rows below a header of two columns. */
function table(head: string): readonly string[] {
  return readme.split(`${head}\n| --- | --- |\n`)[1]?.split('\n\n')[0]?.split('\n') ?? [];
}

test('the README lists exactly the custom properties that can be set', () => {
  expect(table('| custom property | what it is |')).toEqual(
    SETTABLE_TOKENS.flatMap(({ roles }) =>
      Object.entries(roles).map(([role, use]) => `| \`--pd-${role}\` | ${use} |`),
    ),
  );
});

test('the style sheet reads each property that can be set', () => {
  const names = SETTABLE_TOKENS.flatMap(({ roles }) => Object.keys(roles));
  const unread = names.filter((name) => !sheet.includes(`var(--${name})`) && !sheet.includes(`  --${name}:`));
  expect(unread).toEqual([]);
});

const GROUPS = ['primitives', 'patterns', 'product', 'foundations'];
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../*/*/*.{ts,tsx}', '!../docs/**', '!**/*.{stories,test,test-d,fixture}.{ts,tsx}'],
  { eager: true },
);

// `vitest --update` writes it.
test('the README lists every entry with its exported components', async () => {
  const lists = GROUPS.flatMap((group) => [
    `### ${group[0]?.toUpperCase()}${group.slice(1)}`,
    '',
    '| entry | components |',
    '| --- | --- |',
    ...Object.entries(manifest.exports).flatMap(([path, file]) => {
      if (!file.startsWith(`./src/${group}/`)) return [];
      const names = Object.entries(modules[file.replace('./src/', '../')] ?? {})
        .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
        .map(([name]) => name)
        .toSorted()
        .map((name) => `\`${name}\``);
      return names.length === 0 ? [] : [`| \`${path.slice(2)}\` | ${names.join(', ')} |`];
    }),
    '',
  ]).join('\n');
  const [before, rest = ''] = readme.split(/(?=^### Primitives$)/m);
  const after = rest.slice(rest.indexOf('What was called otherwise'));
  await expect(`${before}${lists}\n${after}`).toMatchFileSnapshot('../../README.md');
});

test('the code for Next in the README is that of the built starter', () => {
  const recipe = readme.split('## The same in Next\n')[1]?.split('\n## ')[0] ?? '';
  const written = [...recipe.matchAll(/`(app\/\w+\.tsx)`[^`]*```tsx\n(.*?)```/gs)];
  expect(written.map(([, file = '']) => file)).toEqual(['app/layout.tsx', 'app/clock.tsx', 'app/page.tsx']);
  for (const [, file = '', code] of written)
    expect(readFileSync(new URL(`../../../../examples/next/${file}`, import.meta.url), 'utf8')).toBe(code);
});

import { expect, it } from 'vitest';

import { causesOf, wordsOf } from './causes.mjs';
import { base, changed } from './finding.fixture.ts';

const of = (finding: typeof changed | typeof base, name: string, mode = 'phone light en') => ({
  ...finding,
  job: {
    ...finding.job,
    mode,
    entry: { ...finding.job.entry, id: name, importPath: `./${name}.stories.tsx` },
  },
});
const reach = (path: string) =>
  ({
    'card.stories.tsx': ['card.stories.tsx', 'card.tsx', 'button.tsx'],
    'form.stories.tsx': ['form.stories.tsx', 'form.tsx', 'button.tsx'],
    'list.stories.tsx': ['list.stories.tsx', 'button.tsx'],
  })[path] ?? [];
const change = (path: string) => ({ path, said: '' });

it('explains pictures by the file of whose pictures the greatest share changed', () => {
  const moved = [of(changed, 'card'), of(changed, 'card', 'dark'), of(changed, 'form')];
  const all = [...moved, of(base, 'list')];
  const causes = causesOf(all, moved, [change('button.tsx'), change('card.tsx'), change('other.ts')], reach);
  expect(causes.map(({ change: cause, findings }) => [cause?.path, findings.length])).toEqual([
    ['card.tsx', 2],
    ['button.tsx', 1],
  ]);
});

it('keeps apart what nothing explains, and knows that the style sheet draws everything', () => {
  const moved = [of(changed, 'card'), of(changed, 'form')];
  expect(causesOf(moved, moved, [change('list.tsx')], reach)).toEqual([
    { change: undefined, findings: moved },
  ]);
  const [cause] = causesOf(moved, moved, [change('packages/ui/src/styles.css')], reach);
  expect(cause?.change?.path).toBe('packages/ui/src/styles.css');
});

it('says in words what changed, where it is little', () => {
  const difference = `--- a/card.tsx\n+++ b/card.tsx\n@@ -1 +1 @@\n-  <div className="flex p-3">\n+  <div className="flex p-4">`;
  expect(wordsOf(difference)).toBe('p-3 → p-4');
  expect(wordsOf('+  one two three four five six seven')).toBe('');
});

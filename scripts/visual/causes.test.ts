import { expect, it } from 'vitest';

import { causesOf, changesOf, wordsOf } from './causes.mjs';
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
const change = (path: string) => ({ path, words: '', own: true });

it('attributes changed pictures to the file of which the largest share changed', () => {
  const moved = [of(changed, 'card'), of(changed, 'card', 'dark'), of(changed, 'form')];
  const all = [...moved, of(base, 'list')];
  const causes = causesOf(all, moved, [change('button.tsx'), change('card.tsx'), change('other.ts')], reach);
  expect(causes.map(({ change: cause, findings }) => [cause?.path, findings.length])).toEqual([
    ['card.tsx', 2],
    ['button.tsx', 1],
  ]);
});

it('separates unexplained changes, and knows that the style sheet affects everything', () => {
  const moved = [of(changed, 'card'), of(changed, 'form')];
  expect(causesOf(moved, moved, [change('list.tsx')], reach)).toEqual([
    { change: undefined, findings: moved },
  ]);
  const [cause] = causesOf(moved, moved, [change('packages/ui/src/styles.css')], reach);
  expect(cause?.change?.path).toBe('packages/ui/src/styles.css');
});

it('describes a small change in words', () => {
  const difference = `--- a/card.tsx\n+++ b/card.tsx\n@@ -1 +1 @@\n-  <div className="flex p-3">\n+  <div className="flex p-4">`;
  expect(wordsOf(difference)).toBe('p-3 → p-4');
  expect(wordsOf('+  one two three four five six seven')).toBe('');
});

it('attributes changes to the branch, not to changes that the accepted pictures already include', () => {
  const moved = [of(changed, 'card'), of(changed, 'form')];
  const before = { ...change('card.tsx'), own: false };
  const [cause] = causesOf(moved, moved, [before, change('button.tsx')], reach);
  expect(cause?.change?.path).toBe('button.tsx');
  expect(cause?.findings).toEqual(moved);
});

it('names the narrowest cause that explains a picture', () => {
  const moved = [of(changed, 'card'), of(changed, 'form')];
  const causes = causesOf(moved, moved, [change('button.tsx'), change('card.tsx')], reach);
  expect(causes.map(({ change: cause }) => cause?.path)).toEqual(['card.tsx', 'button.tsx']);
});

it('splits a style sheet by its tokens, each of which affects what uses it', () => {
  const path = 'packages/ui/src/styles.css';
  const difference = `--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-  --radius-card: 0.875rem;\n+  --radius-card: 1.25rem;\n@@ -9 +9 @@\n-  --text-15: 1rem;\n+  --text-15: 2rem;`;
  const changes = changesOf({ path, own: true }, difference);
  expect(changes.map(({ token, words }) => [token, words])).toEqual([
    ['--radius-card', '0.875rem → 1.25rem'],
    ['--text-15', '1rem → 2rem'],
  ]);
  const texts: Record<string, string> = { 'card.tsx': 'rounded-card', 'form.tsx': 'text-15' };
  const moved = [of(changed, 'card'), of(changed, 'form')];
  const causes = causesOf(moved, moved, changes, reach, (file) => texts[file] ?? '');
  expect(causes.map(({ change: cause, findings }) => [cause?.token, findings[0]?.job.entry.id])).toEqual([
    ['--radius-card', 'card'],
    ['--text-15', 'form'],
  ]);
});

it('attributes to a catalogue only pictures in its own language', () => {
  const path = 'packages/i18n/src/catalogues/de-DE/home.ts';
  const moved = [of(changed, 'card'), of(changed, 'card', 'phone dark de')];
  const causes = causesOf(moved, moved, [change(path)], () => [path]);
  expect(causes.map(({ change: cause, findings }) => [cause?.path, findings[0]?.job.mode])).toEqual([
    [path, 'phone dark de'],
    [undefined, 'phone light en'],
  ]);
});

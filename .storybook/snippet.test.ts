import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';

function ProductCard() {
  return null;
}

const story = (args: Record<string, unknown>) => ({ args, component: ProductCard });

test('a story is written as an app would import and use its component', () => {
  const args = { name: 'Trommel TR-4', wide: true, sold: null, endsAt: 9_000_000_000n };
  expect(snippetOf('{}', story(args))).toBe(
    [
      "import { ProductCard } from '@paydirt/ui/product-card';",
      '',
      '<ProductCard name="Trommel TR-4" wide sold={null} endsAt={9000000000n} />',
    ].join('\n'),
  );
});

test('a function goes by the name of its prop, and what was left out stays out', () => {
  const args = { offer: { kind: 'rush', onEnd: () => undefined }, onClick: () => undefined, note: undefined };
  expect(snippetOf('{}', story(args))).toContain(
    "<ProductCard offer={{ kind: 'rush', onEnd }} onClick={onClick} />",
  );
});

test('a long list is cut, and says by how much', () => {
  const days = Array.from({ length: 30 }, (_, day) => ({ label: `Day ${day} of the month`, value: day }));
  expect(snippetOf('{}', story({ days }))).toMatch(/Day 3 of the month[^]*\/\/ and 26 more/);
});

test('a text that nobody reads to its end is cut', () => {
  expect(snippetOf('{}', story({ src: `data:${'x'.repeat(4000)}` })).length).toBeLessThan(300);
});

test('texts between the tags stand as they are', () => {
  expect(snippetOf('{}', story({ children: 'Lease' }))).toContain('<ProductCard>Lease</ProductCard>');
});

test('a story that renders something of its own shows that, without what tests it', () => {
  const source = `{
  tags: ['visual'],
  render: () => {
    return <b>Two</b>;
  },
  play: async () => {
    await expect(1).toBe(1);
  }
}`;
  expect(snippetOf(source, story({}))).toBe('const Example = () => {\n  return <b>Two</b>;\n};');
});

test('what a page of docs shows can be imported: each component of the stories is exported', () => {
  const hasImport = (displayName: string) =>
    snippetOf('', { args: {}, component: Object.assign(() => null, { displayName }) }).startsWith('import ');
  const shown = globSync('packages/ui/src/*/*/*.stories.tsx').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return source.includes("tags: ['autodocs']") ? [...source.matchAll(/^ {2}component: (\w+)/gm)] : [];
  });
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.map(([, name = '']) => name).filter((name) => !hasImport(name))).toEqual([]);
});

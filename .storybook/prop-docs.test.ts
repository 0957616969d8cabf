import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import ui from '../packages/ui/package.json' with { type: 'json' };
import { openPropDocs } from './prop-docs.ts';

const docs = openPropDocs();
afterAll(docs.close);

/** Every component that the package exports. */
const components = Object.values(ui.exports)
  .filter((entry) => /\.tsx?$/.test(entry))
  .flatMap((entry) => docs.of(fileURLToPath(new URL(`../packages/ui/${entry}`, import.meta.url))));

const root = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
/** The stories of every component with a page. */
const stories = globSync('*/*/*.stories.tsx', { cwd: root })
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .filter((story) => story.includes("'autodocs'"));

const propOf = (component: string, prop: string) =>
  components.find(({ displayName }) => displayName === component)?.props[prop];

test('every prop of our components has a description', () => {
  expect(components.length).toBeGreaterThan(90);
  const silent = components.flatMap(({ displayName, props }) =>
    Object.values(props).flatMap(({ name, description }) => (description ? [] : [`${displayName}.${name}`])),
  );
  expect(silent).toEqual([]);
});

test('no prop type is shown as a bare object', () => {
  const vague = components.flatMap(({ props }) =>
    Object.values(props).filter(({ table }) =>
      /^(object|unknown|union|array)?$/.test(table?.type?.summary ?? ''),
    ),
  );
  expect(vague).toEqual([]);
});

test('lists the values of a union in the order of their declaration, with the default', () => {
  expect(propOf('Button', 'size')).toMatchObject({
    type: { name: 'enum', value: ['sm', 'md', 'lg'], required: false },
    table: { type: { summary: "'sm' | 'md' | 'lg'" }, defaultValue: { summary: "'md'" } },
  });
  expect(propOf('Button', 'busy')).toMatchObject({ type: { name: 'boolean' } });
});

test('expands our own types in full, also inside lists and from another package', () => {
  const figures = propOf('ProductCard', 'figures')?.table?.type;
  expect(figures).toMatchObject({ summary: 'readonly Figure[] | null' });
  expect(figures?.detail).toMatch(/^interface Figure \{/);
  expect(propOf('ProductCard', 'price')?.table?.type?.detail).toMatch(/^type MoneyParts = /);
  expect(propOf('Menu', 'entries')?.table?.type?.detail).toContain('interface MenuEntryLook {');
  expect(propOf('ProductCard', 'offer')?.table?.type?.detail).toContain('type ProductOffer =');
  expect(propOf('Menu', 'onOpenChange')?.table?.type?.summary).toBe('(open: boolean) => void');
});

test('every component with a page says when to use it and what to use instead, naming only components that exist', () => {
  expect(stories.length).toBeGreaterThan(90);
  const names = new Set(components.map(({ displayName }) => displayName));
  for (const story of stories) {
    const name = /\n {2}component: (\w+)/.exec(story)?.[1];
    const page = components.find(({ displayName }) => displayName === name);
    expect(page?.when, name).toBeTruthy();
    expect(page?.instead, name).toBeTruthy();
    // A mention of a component that has a page must be a link.
    expect(page?.instead, name).not.toMatch(/(?<!\[)`(Button|Dialog|TextField)`/);
    for (const [, other = ''] of page?.instead?.matchAll(/`([A-Z]\w+)`/g) ?? [])
      expect(names, `${name} names ${other}`).toContain(other);
  }
});

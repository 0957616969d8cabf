import { expect, it } from 'vitest';

import { LAYER, prefixModule, prefixProperties, prefixSheet } from './prefix.mjs';

const SHEET = `@layer utilities { .flex { display: flex } .hover\\:bg-wash:hover { background: var(--wash) }
  :where(.divide-y > *) { border-color: var(--line) } .hidden { display: none } .table { display: table }
  .text-15 { font-size: 1rem } .animate-fade-in { animation: fade-in 1s } }
  :root { --wash: white } @property --bars { syntax: '<length>'; inherits: true; initial-value: 0px }
  @container style(--bars: 0px) { .fixed { position: fixed } }
  @keyframes fade-in { from { opacity: 0 } } ::view-transition-old(root) { opacity: 0 }`;

it('prefixes classes, custom properties and animations of a style sheet', () => {
  const { css, classes } = prefixSheet(SHEET, LAYER);
  expect([...classes].toSorted()).toEqual([
    ...['animate-fade-in', 'divide-y', 'fixed', 'flex', 'hidden', 'hover:bg-wash', 'table', 'text-15'],
  ]);
  for (const name of ['.pd-flex', '.pd-hover\\:bg-wash:hover', 'var(--pd-wash)', '@keyframes pd-fade-in'])
    expect(css).toContain(name);
  expect(css).toContain('@property --pd-bars');
  expect(css).toContain('style(--pd-bars:0px)');
  expect(css).toMatch(/animation:[^;}]*pd-fade-in/);
  expect(css).not.toMatch(/\.(?!pd-|paydirt)[a-z]+[\s,:{>]|(?<![\w-])--(?!pd-)/);
});

it('leaves the browser’s names for view transitions alone, and puts everything into one layer', () => {
  const { css } = prefixSheet(SHEET, LAYER);
  expect(css).toContain('::view-transition-old(root)');
  expect(css).toMatch(/^@layer theme,base,components,utilities;@layer components\.paydirt\{/);
});

const { classes } = prefixSheet(SHEET);
const prefixed = (code: string) => prefixModule(code, classes);

it('leaves custom properties set by Radix alone', () => {
  const sheet = prefixSheet('.max-h-\\(--radix-room\\) { max-height: var(--radix-room) }');
  expect(sheet.css).toContain('.pd-max-h-\\(--radix-room\\){max-height:var(--radix-room)}');
  expect(prefixModule("cx('max-h-(--radix-room)', a)", sheet.classes)).toBe(
    "cx('pd-max-h-(--radix-room)', a)",
  );
  expect(prefixProperties('var(--radix-room)')).toBe('var(--radix-room)');
});

it('prefixes values used as classes, but not the conditions they depend on', () => {
  expect(prefixed(`jsx('p', { className: kind === 'table' ? 'table' : 'hidden' })`)).toBe(
    `jsx('p', { className: kind === 'table' ? 'pd-table' : 'pd-hidden' })`,
  );
  expect(prefixed(`cx('flex', state === 'hidden' && 'hidden', looks['table'], className)`)).toBe(
    `cx('pd-flex', state === 'hidden' && 'pd-hidden', looks['table'], className)`,
  );
  expect(
    prefixed(`cva('flex own', { variants: { as: { table: 'table' } }, defaultVariants: { as: 'table' } })`),
  ).toBe(`cva('pd-flex own', { variants: { as: { table: 'pd-table' } }, defaultVariants: { as: 'table' } })`);
});

it('prefixes lists of classes anywhere, but no words of texts, elements or events', () => {
  expect(prefixed(`const look = { open: 'flex text-15', shut: \`hover:bg-wash \${off}\` }`)).toBe(
    `const look = { open: 'pd-flex pd-text-15', shut: \`pd-hover:bg-wash \${off}\` }`,
  );
  for (const code of [`jsx('table', {})`, `say('flex hidden')`, `say('text-15 or so')`])
    expect(prefixed(code)).toBe(code);
});

it('renames custom properties in code that refers to them', () => {
  expect(prefixed(`style.setProperty('--keyboard', 'calc(var(--wash) - 1px)')`)).toBe(
    `style.setProperty('--pd-keyboard', 'calc(var(--pd-wash) - 1px)')`,
  );
  expect(prefixed(`({ ...style, '--person-hue': 4 })`)).toBe(`({ ...style, '--pd-person-hue': 4 })`);
  expect(prefixProperties('fill="var(--art-ink)" a--b')).toBe('fill="var(--pd-art-ink)" a--b');
});

/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTABLE_TOKENS } from './settable-tokens.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const sheet = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');

/** The rows below a head of two columns. */
function table(head: string): readonly string[] {
  return readme.split(`${head}\n| --- | --- |\n`)[1]?.split('\n\n')[0]?.split('\n') ?? [];
}

test('the README lists all that may be set, and nothing else', () => {
  expect(table('| custom property | what it is |')).toEqual(
    SETTABLE_TOKENS.flatMap(({ roles }) =>
      Object.entries(roles).map(([role, use]) => `| \`--pd-${role}\` | ${use} |`),
    ),
  );
});

test('what may be set is read by the style sheet', () => {
  const names = SETTABLE_TOKENS.flatMap(({ roles }) => Object.keys(roles));
  const unread = names.filter((name) => !sheet.includes(`var(--${name})`) && !sheet.includes(`  --${name}:`));
  expect(unread).toEqual([]);
});

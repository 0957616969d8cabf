import { readFile, writeFile } from 'node:fs/promises';

import { inRoot } from '../../../scripts/process/paths.mjs';

const PAGE = inRoot('docs/benchmarks.md');

/** Headings of the parts of docs/benchmarks.md that are measured apart from each other. */
export const SERVICES = '# Benchmarks';
export const GROWTH = '## How cost grows';
export const FIRST_VISIT = '## First visit, cold';
export const TAB = '## In one tab';
export const SCREENS = '## Screens beside those of others';

/** Put a part in its place on a page and leave the others as they are. */
export function withPart(page: string, part: string, text: string): string {
  const others = [SERVICES, GROWTH, FIRST_VISIT, TAB, SCREENS].filter((heading) => heading !== part);
  const old = new RegExp(`^${part}\\n[^]*?(?=^(?:${others.join('|')})\\n|(?![^]))`, 'm');
  return `${page.replace(old, () => `${text.trim()}\n\n`).trimEnd()}\n`;
}

/** Write a part into docs/benchmarks.md. */
export async function writePart(part: string, text: string): Promise<void> {
  await writeFile(PAGE, withPart(await readFile(PAGE, 'utf8'), part, text));
}

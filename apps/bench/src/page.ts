import { readFile, writeFile } from 'node:fs/promises';

import { inRoot } from '../../../scripts/process/paths.mjs';

const PAGE = inRoot('docs/benchmarks.md');

/** Headings of the parts; the page begins with the first. */
export const SERVICES = '# Benchmarks';
export const FIRST_VISIT = '## First visit, cold';
export const SCREENS = '## Screens beside those of others';

/** The parts of docs/benchmarks.md that are measured apart from each other, in their order, by their headings. */
const PARTS = [SERVICES, FIRST_VISIT, SCREENS] as const;
export type Part = (typeof PARTS)[number];

/** Put a part in its place on a page and leave the others as they are. */
export function withPart(page: string, part: Part, text: string): string {
  const lines = page.split('\n');
  const partOf = new Map<Part, string[]>();
  let current: Part = SERVICES;
  for (const line of lines) {
    current = PARTS.find((heading) => heading === line) ?? current;
    partOf.set(current, [...(partOf.get(current) ?? []), line]);
  }
  partOf.set(part, text.split('\n'));
  const texts = PARTS.map((heading) => partOf.get(heading)?.join('\n').trim() ?? '');
  return `${texts.filter((one) => one !== '').join('\n\n')}\n`;
}

/** Write a part into docs/benchmarks.md. */
export async function writePart(part: Part, text: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8').catch(() => `${SERVICES}\n`);
  await writeFile(PAGE, withPart(page, part, text));
}

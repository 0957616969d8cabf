import { readFile, writeFile } from 'node:fs/promises';

import { inRoot } from '../../../scripts/process/paths.mjs';

const PAGE = inRoot('docs/benchmarks.md');

/**
 * Put a text in place of the part of a page that has its first line as a heading, of the first or second level; the
 * other parts stay as they are.
 */
export function withPart(page: string, text: string): string {
  const [heading] = text.split('\n', 1);
  const parts = page
    .split(/^(?=##? )/m)
    .map((part) => (part.startsWith(`${heading}\n`) ? `${text.trim()}\n\n` : part));
  return `${parts.join('').trimEnd()}\n`;
}

/** Write a part into docs/benchmarks.md. */
export async function writePart(text: string): Promise<void> {
  await writeFile(PAGE, withPart(await readFile(PAGE, 'utf8'), text));
}

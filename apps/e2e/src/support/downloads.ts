import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A file that the browser saved. */
export interface Downloaded {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Run an action that saves a file, and return the file. */
export async function downloadedBy(page: Page, act: () => Promise<unknown>): Promise<Downloaded> {
  const waiting = page.waitForEvent('download');
  await act();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

interface TreeNode {
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

const textsOf = ({ alt, children = [] }: TreeNode): string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(textsOf),
];

/** Read the alternative texts of the elements of a PDF, in order, its language and its number of pages. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ language: string | undefined; pages: number; lines: string[] }> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string } };
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    lines.push(...textsOf((await page.getStructTree()) as TreeNode));
  }
  const pages = pdf.numPages;
  await task.destroy();
  return { language: info.Language, pages, lines };
}

/** Read a table in CSV whose cells have no line breaks. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!text.startsWith('\ufeff')) throw new Error('The table has no byte-order mark.');
  const cells = (row: string) =>
    Array.from(row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    );
  return text.slice(1).trimEnd().split('\r\n').map(cells);
}

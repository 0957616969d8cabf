import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { type FontFamily, readFonts, type Weight } from './document-fonts.ts';

const fileOf = ({ name, subset }: FontFamily, weight: Weight) =>
  readFile(
    fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)),
  );

/** Read the fonts of documents from the installed packages. */
export const readFontFiles = (): Promise<void> => readFonts(fileOf);

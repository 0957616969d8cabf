import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const CATALOGUES = fileURLToPath(new URL('../../../packages/i18n/src/catalogues', import.meta.url));
const FOLDER = 'assets/';

/** One hash for all texts: their names are computed, so none of them can have one of its own. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}

/** The areas of a language are its files, but for those that its base gathers. */
function areasIn(folder: string): string[] {
  const gathered = new Set(
    Array.from(
      readFileSync(join(folder, 'base.ts'), 'utf8').matchAll(/from '\.\/(\w+)\.ts'/g),
      ([, name]) => name,
    ),
  );
  return readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !gathered.has(name));
}

/**
 * Build each area of each language as a file of its own, `assets/<language>-<area>-<hash>.js`, and tell
 * the app how they are called, so that the entry needs no table of them.
 */
export function texts(): Plugin {
  const hash = hashOf(CATALOGUES);
  return {
    name: 'paydirt-texts',
    config: () => ({
      define: { TEXT_FILES: JSON.stringify({ before: './', after: `-${hash}.js` }) },
    }),
    buildStart() {
      if (this.meta.watchMode || this.environment.mode !== 'build') return;
      const folders = readdirSync(CATALOGUES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      for (const { name: language } of folders) {
        for (const area of areasIn(join(CATALOGUES, language))) {
          this.emitFile({
            type: 'chunk',
            id: join(CATALOGUES, language, `${area}.ts`),
            fileName: `${FOLDER}${language}-${area}-${hash}.js`,
            preserveSignature: 'strict',
          });
        }
      }
    },
  };
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { withoutReferences } from '../../.storybook/references.ts';
import { CommandError } from '../process/command.mjs';
import { run, tool } from '../process/run.mjs';
import { UI, UI_DIST } from './entries.mjs';
import { prefixProperties } from './prefix.mjs';

/** Types of the module of an SVG file, whose default export is the address of the drawing. */
const ADDRESS = 'declare const address: string;\nexport default address;\n';

/**
 * Write the types of every entry, and the types of `@paydirt/domain` that they mention, next to the built modules:
 * with endings that a consumer's compiler resolves, and without anything that only this repository knows.
 *
 * @throws {CommandError} with the compiler's message, or naming a rule that only this repository explains.
 */
export async function writeDeclarations() {
  const raw = join(UI_DIST, '.types');
  await run(tool('tsc'), ['-p', join(UI, 'tsconfig.build.json')], {
    fault: 'The types could not be written',
  });

  const files = readdirSync(raw, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.d.ts'))) {
    const target = file.replace(/^ui\/src\//, '').replace(/^domain\/src\//, 'domain/');
    const domain = relative(dirname(target), 'domain/index.js');
    const text = readFileSync(join(raw, file), 'utf8')
      .replaceAll(/(['"])@paydirt\/domain\1/g, `'${domain.startsWith('.') ? domain : `./${domain}`}'`)
      .replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, "'$2.js'")
      .replaceAll(/(['"])(\.{1,2}\/[^'"]+\.svg)\?[^'"]*\1/g, "'$2.js'");
    const read = withoutReferences(text);
    const [unknown] = /\bSPEC\b|\bPRODUCT \d|\bH\d+\b/.exec(read) ?? [];
    if (unknown !== undefined)
      throw new CommandError(`${file} mentions "${unknown}", which users of the package cannot look up.`);
    // Custom properties are values of types as well.
    write(target, prefixProperties(read));
    for (const [, drawing] of text.matchAll(/'(\.[^']+\.svg)\.js'/g))
      write(join(dirname(target), `${drawing}.d.ts`), ADDRESS);
  }
  rmSync(raw, { recursive: true });
}

function write(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(dirname(join(UI_DIST, file)), { recursive: true });
  writeFileSync(join(UI_DIST, file), text);
}

// The conventions of CONTRIBUTING.md that no linter knows. `npm test -- conventions`.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { repositoryFiles } from './process/repository-files.mjs';
import { faultsOfDocuments } from './conventions/document-rules.mjs';
import { EMPTY_NAMES, KEBAB_CASE, NAMED_BY_TOOLS, TEXT_RULES } from './conventions/text-rules.mjs';
import { faultsOfTexts } from './conventions/unused-texts.mjs';

/** @param {string} path */
function faultsOfName(path) {
  const name = basename(path);
  if (EMPTY_NAMES.test(path)) return [`${path}  a name that says nothing: name the thing`];
  return KEBAB_CASE.test(name) || NAMED_BY_TOOLS.test(name) ? [] : [`${path}  a file's name is kebab-case`];
}

/** @param {string} path */
function faultsOfText(path) {
  if (/\.(png|webp|jpg|woff2|ico|gz|br)$/.test(path)) return [];
  const text = readFileSync(inRoot(path), 'utf8');
  return TEXT_RULES.filter(({ files, except }) => files.test(path) && !except?.test(path)).flatMap(
    ({ name, pattern }) =>
      [...text.matchAll(pattern)].map(
        ({ index }) => `${path}:${text.slice(0, index).split('\n').length}  ${name}`,
      ),
  );
}

await command(async () => {
  const files = repositoryFiles();
  const faults = [
    ...files.flatMap(faultsOfName),
    ...files.flatMap(faultsOfText),
    ...faultsOfDocuments(files),
    ...faultsOfTexts(files),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new CommandError(`${faults.length} violations of the conventions.`);
  console.log(`${files.length} files follow the conventions.`);
});

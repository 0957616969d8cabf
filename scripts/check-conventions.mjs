// The conventions of CONTRIBUTING.md that no linter knows. `npm test -- conventions`.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { repositoryFiles } from './process/repository-files.mjs';
import { faultsOfDocuments } from './conventions/document-rules.mjs';
import { EMPTY_NAMES, KEBAB_CASE, NAMED_BY_TOOLS, TEXT_RULES } from './conventions/text-rules.mjs';
import { faultsOfTexts } from './conventions/unused-texts.mjs';

/** @type {string[]} */
const faults = [];

/**
 * @param {string} path
 * @param {string} text
 * @param {number} position
 * @param {string} fault
 */
function report(path, text, position, fault) {
  faults.push(`${path}:${text.slice(0, position).split('\n').length}  ${fault}`);
}

/** @param {{ files: RegExp, except?: RegExp }} rule @param {string} path */
function concerns(rule, path) {
  return rule.files.test(path) && !rule.except?.test(path);
}

/** @param {string} path */
function checkName(path) {
  const name = basename(path);
  if (EMPTY_NAMES.test(path)) faults.push(`${path}  a name that says nothing: name the thing`);
  if (!KEBAB_CASE.test(name) && !NAMED_BY_TOOLS.test(name))
    faults.push(`${path}  a file's name is kebab-case`);
}

/** @param {string} path @param {string} text */
function checkText(path, text) {
  for (const rule of TEXT_RULES) {
    if (!concerns(rule, path)) continue;
    for (const match of text.matchAll(rule.pattern)) report(path, text, match.index, rule.name);
  }
}

await command(async () => {
  const files = repositoryFiles();
  for (const path of files) {
    checkName(path);
    if (/\.(png|webp|jpg|woff2|ico|gz|br)$/.test(path)) continue;
    const text = readFileSync(inRoot(path), 'utf8');
    checkText(path, text);
  }
  faults.push(...faultsOfDocuments(files), ...faultsOfTexts(files));

  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new CommandError(`${faults.length} violations of the conventions.`);
  console.log(`${files.length} files follow the conventions.`);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const UI = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url));

/** The code of a folder, without what only reviews it. */
function codeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|fixture)\./.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

/** Every folder of the component library that the app reaches, straight or by way of another. */
function reachedFolders(): Set<string> {
  const reached = new Set<string>();
  const waiting = [...codeOf(WEB).matchAll(/@paydirt\/ui\/([a-z-]+)/g)].map(([, name = '']) => name);
  const folders = readdirSync(UI, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || !folders.some((folder) => folder.name === name)) continue;
    reached.add(name);
    waiting.push(
      ...[...codeOf(`${UI}${name}`).matchAll(/from '\.\.\/([a-z-]+)\//g)].map(([, next = '']) => next),
    );
  }
  return reached;
}

test('a component that a screen uses has its styles in the app', () => {
  const left = /packages\/ui\/src\/\{([a-z,-]+)\}\/\*\*/.exec(readFileSync(`${WEB}styles.css`, 'utf8'))?.[1];
  const leftOut = left?.split(',') ?? [];
  const reached = reachedFolders();
  expect(reached.has('button')).toBe(true);
  expect(leftOut.length).toBeGreaterThan(0);
  expect(leftOut.filter((name) => reached.has(name))).toEqual([]);
});

/** Everything in quotes that may be a list of classes. */
function classesOf(code: string): Set<string> {
  const lists = [...code.matchAll(/className="([^"]+)"|'([^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)"/g)];
  return new Set(
    lists
      .map(([, only, single, double]) => (only ?? single ?? double ?? '').trim().split(/\s+/))
      .filter((words) => words.every((word) => /^[-a-z0-9:[\]()_./,%*@!&>=+#]+$/.test(word)))
      .flat(),
  );
}

test('a word that is left out of the styles is no class of the app', () => {
  const [, list = ''] =
    /@source not inline\("\{([^"]+)\}"\)/.exec(readFileSync(`${WEB}styles.css`, 'utf8')) ?? [];
  const words = list.split(',').filter((word) => !word.startsWith('rtl:'));
  const classes = classesOf(
    [codeOf(WEB), ...[...reachedFolders()].map((name) => codeOf(`${UI}${name}`))].join('\n'),
  );
  expect(classes.has('grayscale')).toBe(true);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => classes.has(word))).toEqual([]);
});

// Loads the entries that its arguments name and renders the built consumer app in plain Node, into its page. Copied
// into the app and run there.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PAGE = 'dist/index.html';
const PLACEHOLDER = '<!--app-->';

for (const entry of process.argv.slice(2)) await import(`@paydirt/ui/${entry}`);

/** @type {{ render: () => string }} */
const { render } = await import(pathToFileURL(resolve('server/server.js')).href);
const html = readFileSync(PAGE, 'utf8');
if (!html.includes(PLACEHOLDER)) throw new Error('The page has no placeholder for its markup.');
const markup = render();
// A countdown has its first value in it.
if (!markup.includes('1 d 03:00:00')) throw new Error('The countdown says nothing in the markup.');
writeFileSync(
  PAGE,
  html.replace(PLACEHOLDER, () => markup),
);

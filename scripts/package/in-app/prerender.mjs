// Renders the built consumer app in plain Node, into its page. Copied into the app and run there.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PAGE = 'dist/index.html';
const PLACEHOLDER = '<!--app-->';

/** @type {{ render: () => string }} */
const { render } = await import(pathToFileURL(resolve('server/server.js')).href);
const html = readFileSync(PAGE, 'utf8');
if (!html.includes(PLACEHOLDER)) throw new Error('The page has no placeholder for its markup.');
writeFileSync(PAGE, html.replace(PLACEHOLDER, render));

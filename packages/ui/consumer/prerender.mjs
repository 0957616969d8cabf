// Renders the built app in plain Node, into its page.
import { readFileSync, writeFileSync } from 'node:fs';

import { render } from './server/server.js';

const PAGE = 'dist/index.html';
const PLACE = '<!--app-->';

const html = readFileSync(PAGE, 'utf8');
if (!html.includes(PLACE)) throw new Error('The page has no place for its markup.');
writeFileSync(PAGE, html.replace(PLACE, render));

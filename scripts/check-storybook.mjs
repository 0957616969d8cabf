// The built Storybook opens in a browser, with every page of docs, and of each file the first story plays in it.
// `npm test -- storybook` builds it first. Runs on Node 24.
import { readFile, writeFile } from 'node:fs/promises';

import { chromium } from 'playwright';
import { preview } from 'vite';

import { ensureBrowser, launchOptions } from './browser/browser.mjs';
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { faultsOfPage, PAGES } from './storybook/open-pages.mjs';
import { entriesToShow, faultsOfEntries } from './storybook/show-entries.mjs';

const FOLDER = inRoot('storybook-static');
const REPORT = inRoot('.cache/storybook.json');
/** Pages at work: one for each core that a check can count on. */
const PAGES_AT_ONCE = 2;

/** Tags by which a story is found in the sidebar, which starts with all but the last. */
const PLACES = ['page', 'stable', 'new', 'suite'];

await command(async () => {
  await ensureBrowser();
  const server = await preview({
    configFile: false,
    root: inRoot('.cache'),
    build: { outDir: FOLDER },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
    const address = `http://127.0.0.1:${port}`;
    /** @type {string[]} */
    const faults = [];
    for (const page of PAGES) faults.push(...(await faultsOfPage(browser, address, page)));

    const index = JSON.parse(await readFile(`${FOLDER}/index.json`, 'utf8'));
    /** @type {import('./storybook/show-entries.mjs').Entry[]} */
    const entries = Object.values(index.entries);
    for (const { id, type, tags } of entries)
      if (type === 'story' && tags.filter((tag) => PLACES.includes(tag)).length !== 1)
        faults.push(`${id}: is not one of ${PLACES.join(', ')}`);

    const shown = entriesToShow(entries);
    const waiting = [...shown];
    const found = await Promise.all(
      Array.from({ length: PAGES_AT_ONCE }, () => faultsOfEntries(browser, address, () => waiting.shift())),
    );
    const flaky = found.flat().flatMap((one) => (one.flaky ? [one.id] : []));
    for (const one of found.flat()) if (!one.flaky) faults.push(`${one.id}: ${one.fault}`);
    const checks = PAGES.length + shown.length;
    const counts = {
      passed: checks - Math.min(faults.length, checks),
      failed: faults.length,
      skipped: 0,
      flaky,
    };
    await writeFile(REPORT, JSON.stringify(counts));
    if (faults.length > 0) throw new CommandError(`Storybook does not show all of it:\n${faults.join('\n')}`);
    console.log(
      `${PAGES.length} pages of Storybook open, and ${shown.length} stories and pages of docs in it.`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
});

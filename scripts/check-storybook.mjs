// The pages of the built Storybook open in a browser, and every story plays in it. `npm test -- storybook` builds it first. Runs on Node 24.
import { readFile, writeFile } from 'node:fs/promises';

import { chromium } from 'playwright';
import { preview } from 'vite';

import { ensureBrowser, launchOptions } from './browser/browser.mjs';
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { faultsOfPage, PAGES } from './storybook/open-pages.mjs';
import { faultsOfStories } from './storybook/play-stories.mjs';
import { faultsOfSamples } from './storybook/sample-changes.mjs';

const FOLDER = inRoot('storybook-static');
const REPORT = inRoot('.cache/storybook.json');
/** Pages that play at the same time: one for each core that a check can count on. */
const PLAYERS = 2;

/** @returns {Promise<{ id: string, tags: string[] }[]>} the stories of the build. */
async function readStories() {
  /** @type {{ entries: Record<string, { id: string, type: string, tags: string[] }> }} */
  const { entries } = JSON.parse(await readFile(`${FOLDER}/index.json`, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** What the sidebar starts with: a story that is none of it would not be found. */
const PLACES = ['page', 'stable', 'new'];

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
    const faults = await faultsOfSamples(FOLDER);
    for (const page of PAGES) faults.push(...(await faultsOfPage(browser, address, page)));

    const stories = await readStories();
    for (const { id, tags } of stories)
      if (tags.filter((tag) => PLACES.includes(tag)).length !== 1)
        faults.push(`${id}: is not one of ${PLACES.join(', ')}`);
    const ids = stories.map(({ id }) => id);
    const waiting = [...ids];
    const players = Array.from({ length: PLAYERS }, () =>
      faultsOfStories(browser, address, () => waiting.shift()),
    );
    const played = (await Promise.all(players)).flat();
    const flaky = played.filter((story) => story.flaky).map(({ id }) => id);
    for (const { id, fault, flaky: passed } of played) if (!passed) faults.push(`${id}: ${fault}`);
    const checks = PAGES.length + ids.length;
    const counts = {
      passed: checks - Math.min(faults.length, checks),
      failed: faults.length,
      skipped: 0,
      flaky,
    };
    await writeFile(REPORT, JSON.stringify(counts));
    if (faults.length > 0) throw new CommandError(`Storybook does not show all of it:\n${faults.join('\n')}`);
    console.log(`${PAGES.length} pages of Storybook open, and ${ids.length} stories play.`);
  } finally {
    await browser.close();
    await server.close();
  }
});

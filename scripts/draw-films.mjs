// Draws the short films below apps/sandbox/media/films from the machines' pictures: `node scripts/draw-films.mjs`.
// Each is silent, ends where it began, and is kept in the repository with its cover; run it again when a picture changes.
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { chromium } from '@playwright/test';

import { launchOptions } from './browser/browser.mjs';
import { inRoot } from './process/paths.mjs';
import { FILMS } from './films/films.mjs';
import { drawFilm } from './films/in-page.mjs';
import { writeWebm } from './films/webm.mjs';

const SIZE = { width: 640, height: 360, fps: 15, seconds: 6 };
const BYTES_AT_MOST = 300_000;
const FOLDER = inRoot('apps/sandbox/media/films');

/**
 * Read a machine's picture, as large as the film needs it.
 *
 * @param {string} id
 */
function svgOf(id) {
  const svg = readFileSync(inRoot(`apps/sandbox/media/products/${id}.svg`), 'utf8');
  return svg.replace('<svg ', '<svg width="960" height="720" ');
}

// An encoder is there for pages of a safe origin alone, which this one is.
const server = createServer((_request, response) => response.end('<!doctype html><title>Films</title>'));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('films: the server has no port');
const browser = await chromium.launch(launchOptions());
try {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${address.port}/`);
  for (const film of FILMS) {
    const { frames, cover } = await page.evaluate(drawFilm, { ...film, ...SIZE, svg: svgOf(film.id) });
    const file = writeWebm({
      ...SIZE,
      durationMs: SIZE.seconds * 1000,
      frames: frames.map(({ data, ...frame }) => ({ ...frame, data: Uint8Array.from(data) })),
    });
    if (file.length > BYTES_AT_MOST) throw new Error(`films: ${film.id} has ${file.length} bytes`);
    writeFileSync(`${FOLDER}/${film.id}.webm`, file);
    writeFileSync(`${FOLDER}/${film.id}.webp`, Uint8Array.from(cover));
    console.log(`${film.id}: ${frames.length} frames, ${file.length} bytes, cover ${cover.length}`);
  }
} finally {
  await browser.close();
  server.close();
}

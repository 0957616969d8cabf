import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { explainRefusal, hashOf, keepAccepted, pictureFile, readAccepted } from './accepted.mjs';
import { changed } from './finding.fixture.ts';
import type { Finding } from './review.mjs';

const browser = 'chromium 1';
const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
/** A picture of a story that was taken. */
const taken = (id: string, finding: Partial<Finding> = {}): Finding => ({
  ...changed,
  job: { ...changed.job, entry: { ...changed.job.entry, id }, mode: 'phone' },
  after: png,
  ...finding,
});

describe('accepted pictures', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paydirt-accepted-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function keep(findings: Finding[], gone: string[] = []) {
    return keepAccepted(folder, readAccepted(folder), { browser, findings, gone, missing: [] });
  }

  it('are empty at first', () => {
    expect(readAccepted(folder)).toEqual({ browser: undefined, pictures: new Map() });
  });

  it('are stored with their browser, in the order of their names', async () => {
    await keep([taken('b--two')]);
    await keep([taken('a--one')]);
    const { browser: kept, pictures } = readAccepted(folder);
    expect(kept).toBe(browser);
    expect([...pictures.keys()]).toEqual(['a--one/phone', 'b--two/phone']);
    expect(pictures.get('a--one/phone')?.screenshot).toBe(hashOf(png));
    const { format, width } = await sharp(pictureFile(folder, 'b--two/phone')).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 2 });
  });

  it('are removed when their story is gone', async () => {
    await keep([taken('a--one')]);
    await keep([], ['a--one/phone']);
    expect(readAccepted(folder).pictures.size).toBe(0);
    expect(existsSync(pictureFile(folder, 'a--one/phone'))).toBe(false);
  });

  it('do not include unstable or failing ones, and keep the rest', async () => {
    const findings = [
      taken('a--one'),
      taken('b--two', { status: 'unstable' }),
      taken('c--three', { fault: 'it threw' }),
    ];
    await expect(keep(findings)).rejects.toThrow(/b--two.*unstable[^]*c--three.*it threw/);
    expect([...readAccepted(folder).pictures.keys()]).toEqual(['a--one/phone']);
  });

  it('are ignored when the file is not the recorded one', async () => {
    await keep([taken('a--one')]);
    writeFileSync(pictureFile(folder, 'a--one/phone'), 'from another branch');
    expect(readAccepted(folder).pictures.size).toBe(0);
  });
});

const pinned = { name: '@sparticuz/chromium 2', pinned: true };
const installed = { name: 'installed Chromium 9', pinned: false };
const EARLIER = '@sparticuz/chromium 1';

it('takes pictures in the pinned browser, even right after an update', () => {
  expect(explainRefusal(pinned.name, pinned, false)).toBe('');
  expect(explainRefusal(EARLIER, pinned, false)).toBe('');
});

it('takes none in another browser, and names it', () => {
  expect(explainRefusal(pinned.name, installed, false)).toContain(installed.name);
});

it('never mixes pictures of two browsers', () => {
  expect(explainRefusal(EARLIER, pinned, true)).toContain('all of them');
  expect(explainRefusal(pinned.name, pinned, true)).toBe('');
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keepAccepted, pictureFile, readAccepted } from './accepted.mjs';

const browser = 'chromium 1';
const change = { browser, gone: [] };
const picture = (text: string) => ({ screenshot: `screenshot of ${text}`, webp: Buffer.from(text) });

describe('accepted pictures', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paydirt-accepted-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function keep(taken: [string, ReturnType<typeof picture>][], gone: string[] = []) {
    keepAccepted(folder, readAccepted(folder), { ...change, taken: new Map(taken), gone });
  }

  it('is empty before the first', () => {
    expect(readAccepted(folder)).toEqual({ browser: undefined, pictures: new Map() });
  });

  it('keeps pictures with their browser, in the order of their names', () => {
    keep([['b--two/phone', picture('two')]]);
    keep([['a--one/phone', picture('one')]]);
    const { browser: kept, pictures } = readAccepted(folder);
    expect(kept).toBe(browser);
    expect([...pictures.keys()]).toEqual(['a--one/phone', 'b--two/phone']);
    expect(pictures.get('a--one/phone')?.screenshot).toBe('screenshot of one');
    expect(readFileSync(pictureFile(folder, 'b--two/phone'), 'utf8')).toBe('two');
  });

  it('forgets what is gone', () => {
    keep([['a--one/phone', picture('one')]]);
    keep([], ['a--one/phone']);
    expect(readAccepted(folder).pictures.size).toBe(0);
    expect(existsSync(pictureFile(folder, 'a--one/phone'))).toBe(false);
  });

  it('does not trust a file that is not the recorded one', () => {
    keep([['a--one/phone', picture('one')]]);
    writeFileSync(pictureFile(folder, 'a--one/phone'), 'from another branch');
    expect(readAccepted(folder).pictures.size).toBe(0);
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keepAccepted, pictureFile, readAccepted } from './accepted.mjs';

const machine = { chromium: '150.0.1', platform: 'linux x64', fonts: [], sample: 'a1' };
const change = { machine, sample: Buffer.from('sample'), gone: [] };
const picture = (text: string) => ({ shot: `shot of ${text}`, webp: Buffer.from(text) });

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
    expect(readAccepted(folder)).toEqual({ machine: undefined, pictures: new Map() });
  });

  it('keeps pictures with their machine, in the order of their names', () => {
    keep([['b--two/phone', picture('two')]]);
    keep([['a--one/phone', picture('one')]]);
    const { machine: kept, pictures } = readAccepted(folder);
    expect(kept).toEqual(machine);
    expect([...pictures.keys()]).toEqual(['a--one/phone', 'b--two/phone']);
    expect(pictures.get('a--one/phone')?.shot).toBe('shot of one');
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

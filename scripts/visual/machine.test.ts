import { describe, expect, it } from 'vitest';

import { STRICT, WIDE } from './compare.mjs';
import { comparability } from './machine.mjs';

const machine = { chromium: '150.0.1', platform: 'linux x64', fonts: ['DejaVu Sans 2.37'], sample: 'a1' };
const draws = (alike: boolean) => () => Promise.resolve(alike);

describe('comparability', () => {
  it('compares strictly on the machine of the pictures, and says nothing', async () => {
    expect(await comparability(machine, machine, draws(false))).toEqual({ tolerance: STRICT, sentence: '' });
  });

  it('names what differs and compares widely where letters look nearly alike', async () => {
    const { tolerance, sentence } = await comparability(
      machine,
      { ...machine, chromium: '156.0.2', sample: 'b2' },
      draws(true),
    );
    expect(tolerance).toBe(WIDE);
    expect(sentence).toContain('Chromium 156.0.2, not 150.0.1');
    expect(sentence.match(/\.(?= |$)/g)).toHaveLength(1);
  });

  it('does not compare where a sheet of letters differs too much', async () => {
    const { tolerance, sentence } = await comparability(
      machine,
      { ...machine, fonts: ['Arial 7'], sample: 'c3' },
      draws(false),
    );
    expect(tolerance).toBeUndefined();
    expect(sentence).toMatch(/other system fonts.*not comparable here/);
  });

  it('is strict about the first pictures of all', async () => {
    expect(await comparability(undefined, machine, draws(false))).toEqual({
      tolerance: STRICT,
      sentence: '',
    });
  });
});

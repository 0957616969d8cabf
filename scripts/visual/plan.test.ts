import { describe, expect, it } from 'vitest';

import { chromaticOf, MODES, modesOf } from '../../.storybook/modes.ts';
import { batchesOf, jobsOf, pictureName, wantedJobs, withoutStory } from './plan.mjs';

const entry = (title: string, name: string, tags: string[] = []) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-'),
  title,
  name,
  importPath: `./packages/ui/src/${title.split('/').at(-1)?.toLowerCase()}/x.stories.tsx`,
  tags,
});
const button = entry('Primitives/Button', 'Primary', ['visual']);
const busy = entry('Primitives/Button', 'Busy');
const home = entry('Screens/Home', 'Loaded', ['visual', 'forced-colours']);

describe('wantedJobs', () => {
  const named = (entries: (typeof home)[], queries: string[] = []) =>
    wantedJobs(entries, queries).map(pictureName);

  it('selects every mode of the tagged stories, or one mode', () => {
    expect(named([button, busy, home])).toEqual([...jobsOf(button), ...jobsOf(home)].map(pictureName));
    expect(named([button, home], ['phone-dark-de'])).toEqual([
      'primitives-button--primary/phone-dark-de',
      'screens-home--loaded/phone-dark-de',
    ]);
  });

  it('selects only the main screens', () => {
    const rare = entry('Screens/Not found', 'Loaded', ['visual']);
    expect(named([home, rare])).toEqual(jobsOf(home).map(pictureName));
  });

  it('selects a money form on a phone, in both themes', () => {
    const form = entry('Screens/Withdraw USDT', 'Untouched', ['visual', 'form']);
    expect(named([form])).toEqual([
      'screens-withdraw-usdt--untouched/phone-light-en',
      'screens-withdraw-usdt--untouched/phone-dark-de',
    ]);
  });

  it('includes right-to-left where a story asks for it', () => {
    const menu = entry('Primitives/Menu', 'Open', ['visual', 'right-to-left']);
    expect(named([menu])).toContain('primitives-menu--open/phone-right-to-left');
  });

  it.each([
    ['how an id begins', 'primitives-', button],
    ['a component', 'button', button],
    ['a folder', 'packages/ui/src/home/', home],
    ['a folder as a shell completes it', './packages/ui/src/home', home],
  ])('finds stories by %s', (_by, query, found) => {
    expect(named([button, home], [query])).toEqual(jobsOf(found).map(pictureName));
  });

  it('selects a single picture of a story, next to whole stories', () => {
    const picture = 'screens-home--loaded/phone-dark-de';
    expect(named([button, home], [picture])).toEqual([picture]);
    expect(named([button, home], [picture, 'button'])).toEqual([...jobsOf(button).map(pictureName), picture]);
  });

  it('throws when nothing matches', () => {
    expect(() => named([button], ['nothing'])).toThrow(/nothing/);
    expect(() => named([button, busy], [busy.id])).toThrow(/tag the story/);
    expect(() => named([home], ['screens-home--loaded/at-dusk'])).toThrow(/at-dusk/);
  });
});

describe('withoutStory', () => {
  it('lists components and main screens without a story', () => {
    const missing = withoutStory([
      busy,
      home,
      entry('Foundations/Space', 'All'),
      entry('Screens/News', 'Empty'),
    ]);
    expect(missing).toEqual(expect.arrayContaining(['Primitives/Button', 'Screens/Me']));
    expect(missing).not.toEqual(expect.arrayContaining(['Screens/Home']));
    expect(missing.join(' ')).not.toMatch(/Foundations|News/);
  });
});

describe('modesOf', () => {
  it('returns four modes for components, and wide windows for screens too', () => {
    expect(modesOf(button)).toHaveLength(4);
    expect(modesOf(home)).toEqual(expect.arrayContaining(['tablet light en', 'laptop light en']));
  });

  it('adds the modes of tags', () => {
    expect(modesOf(home)).toContain('phone forced colours');
    expect(modesOf(button)).not.toContain('phone forced colours');
  });

  it('uses only known modes', () => {
    const named = [
      button,
      busy,
      home,
      entry('Screens/Home', 'Failed'),
      entry('Foundations/Type', 'Scale'),
    ].flatMap(modesOf);
    expect(named.filter((name) => !(name in MODES))).toEqual([]);
  });
});

describe('jobsOf', () => {
  it('plays a component in every mode, a screen only in English', () => {
    expect(jobsOf(button).every(({ plays }) => plays)).toBe(true);
    const silent = jobsOf(home).filter(({ plays }) => !plays);
    expect(silent.map(({ mode }) => mode)).toEqual(['phone dark de', 'narrow light ta', 'large text pseudo']);
  });

  it('names each picture uniquely', () => {
    const names = [button, busy, home].flatMap(jobsOf).map(pictureName);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('primitives-button--primary/phone-light-en');
  });
});

describe('batchesOf', () => {
  it('returns every job once, in batches of one mode and limited length', () => {
    const jobs = [button, busy, home].flatMap(jobsOf);
    const batches = batchesOf(jobs, 2);
    expect(batches.flat()).toHaveLength(jobs.length);
    expect(new Set(batches.flat())).toEqual(new Set(jobs));
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(2);
      expect(new Set(batch.map(({ mode, plays }) => `${mode} ${plays}`)).size).toBe(1);
    }
  });
});

describe('at Chromatic', () => {
  it('takes the same pictures, also in forced colours, and none of other stories', () => {
    const { modes = {} } = chromaticOf(home);
    expect(Object.keys(modes)).toEqual(jobsOf(home).map(({ mode }) => mode));
    expect(modes['phone forced colours']?.forcedColors).toBe('active');
    expect(chromaticOf(busy)).toEqual({ disableSnapshot: true });
    expect(chromaticOf(entry('Screens/Not found', 'Loaded', ['visual']))).toEqual({ disableSnapshot: true });
  });
});

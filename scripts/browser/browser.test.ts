import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findBrowser } from './browser.mjs';
import { inRoot } from '../process/paths.mjs';

it('finds the fonts of the tests where their configuration expects them', () => {
  const folder = /<dir prefix="relative">(.+)<\/dir>/.exec(
    readFileSync(inRoot('scripts/browser/fonts.conf'), 'utf8'),
  );
  const fonts = inRoot('scripts/browser', folder?.[1] ?? '');
  expect(existsSync(`${fonts}/LiberationSans-Regular.ttf`)).toBe(true);
  expect(existsSync(`${fonts}/LiberationSans-Bold.ttf`)).toBe(true);
});

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'the browser of the lock file',
  () => {
    it('is the one that tests use, whatever is installed', () => {
      const { name, pinned, path } = findBrowser();
      expect(pinned).toBe(process.env['CHROMIUM_PATH'] === undefined);
      expect(name).not.toBe('');
      expect(existsSync(path ?? '')).toBe(true);
    });
  },
);

import { expect, it } from 'vitest';

import { explainRefusal } from './binding.mjs';

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

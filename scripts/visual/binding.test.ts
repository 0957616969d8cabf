import { describe, expect, it } from 'vitest';

import { whyNotAccepted, whyNotBinding } from './binding.mjs';

const pinned = { name: '@sparticuz/chromium 2', pinned: true };
const installed = { name: 'installed Chromium 9', pinned: false };

describe('accepted pictures', () => {
  it('bind in the browser of the lock file, also where it has just been updated', () => {
    expect(whyNotBinding(pinned.name, pinned)).toBe('');
    expect(whyNotBinding('@sparticuz/chromium 1', pinned)).toBe('');
  });

  it('do not bind in an installed one, which is named', () => {
    expect(whyNotBinding(pinned.name, installed)).toMatch(
      /@sparticuz\/chromium 2.*installed Chromium 9.*loosely/,
    );
  });

  it('bind in an installed one that they are of', () => {
    expect(whyNotBinding(installed.name, installed)).toBe('');
    expect(whyNotBinding(undefined, installed)).toBe('');
  });
});

describe('accepting', () => {
  const everything = { all: false, some: false };

  it('takes the browser of the lock file', () => {
    expect(whyNotAccepted(pinned.name, pinned, { all: false, some: true })).toBe('');
    expect(whyNotAccepted(pinned.name, installed, everything)).toContain(installed.name);
  });

  it('leaves pictures of this machine alone to any', () => {
    expect(whyNotAccepted(undefined, installed, { all: true, some: true })).toBe('');
  });

  it('never mixes pictures of two browsers', () => {
    expect(whyNotAccepted('@sparticuz/chromium 1', pinned, { all: false, some: true })).toContain(
      'all of them',
    );
    expect(whyNotAccepted('@sparticuz/chromium 1', pinned, everything)).toBe('');
  });
});

import { expect, test } from 'vitest';

import { AVIF, HEIC, bytesOf as text } from './pictures.fixture.ts';
import { sniffPicture } from './picture-type.ts';

test.each([
  ['image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])],
  ['image/png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['image/gif', text('GIF89a______')],
  ['image/gif', text('GIF87a______')],
  ['heic', HEIC],
  ['image/webp', text('RIFF\0\0\0\0WEBP')],
])('recognises %s by its first bytes', (type, bytes) => {
  expect(sniffPicture(bytes)).toBe(type);
});

test.each([
  ['a page', text('<!doctype html>')],
  ['an SVG, which may hold scripts', text('<svg xmlns="http')],
  ['a PDF', text('%PDF-1.7 ...')],
  ['a newer kind that not all browsers draw', AVIF],
  ['a sound in the same wrapper as WebP', text('RIFF\0\0\0\0WAVE')],
  ['a file cut off', new Uint8Array([0xff, 0xd8])],
  ['an empty file', new Uint8Array()],
])('refuses %s', (_name, bytes) => {
  expect(sniffPicture(bytes)).toBeNull();
});

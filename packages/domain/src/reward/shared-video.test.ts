import { expect, test } from 'vitest';

import { err, ok } from '../result.ts';
import { checkSharedVideo, SHARED_VIDEO_MAX_LENGTH, VIDEO_SITES } from './shared-video.ts';

test.each([
  ...VIDEO_SITES.map((site) => `https://${site}/watch?v=7`),
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1',
  'https://m.youtube.com/shorts/abc',
])('accepts %s', (address) => {
  expect(checkSharedVideo(`  ${address}\n`)).toEqual(ok(address));
});

test.each([
  ['HTTPS://YOUTU.BE/AbC?T=1', 'https://youtu.be/AbC?T=1'],
  ['https://youtube.com/a/./b/../c', 'https://youtube.com/a/c'],
  ['https://youtube.com/watch?v=7#t=30', 'https://youtube.com/watch?v=7'],
  ['https://www.tiktok.com/@maría/video/7', 'https://www.tiktok.com/@mar%C3%ADa/video/7'],
  ['https://youtube.com/a?q="<b>', 'https://youtube.com/a?q=%22%3Cb%3E'],
])('normalises %s to %s, which stays the same', (typed, address) => {
  expect(checkSharedVideo(typed)).toEqual(ok(address));
  expect(checkSharedVideo(address)).toEqual(ok(address));
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['youtube.com/watch?v=7', 'link_malformed'],
  ['http://youtube.com/watch?v=7', 'link_malformed'],
  ['javascript:alert(1)', 'link_malformed'],
  ['https://youtube.com', 'link_malformed'],
  ['https://youtube.com/', 'link_malformed'],
  ['https://mara@youtube.com/a', 'link_malformed'],
  ['https://mara:secret@youtube.com/a', 'link_malformed'],
  ['https://youtube.com:444/a', 'link_malformed'],
  ['https://youtube.com/..', 'link_malformed'],
  ['https://youtube.com/#a', 'link_malformed'],
  ['https://youtube.com\\@evil.example/a', 'link_malformed'],
  ['https://you\ttube.com/a', 'link_malformed'],
  ['https://youtube.com/a b', 'link_malformed'],
  ['https://yоutube.com/a', 'link_malformed'],
  ['https://youtube.com.evil.example/a', 'video_site_unknown'],
  ['https://evilyoutube.com/a', 'video_site_unknown'],
  ['https://music.youtube.com.example/a', 'video_site_unknown'],
  [`https://youtube.com/${'a'.repeat(SHARED_VIDEO_MAX_LENGTH)}`, 'too_long'],
  [`https://youtube.com/${'ü'.repeat(SHARED_VIDEO_MAX_LENGTH / 4)}`, 'too_long'],
])('refuses %j as %s', (address, reason) => {
  expect(checkSharedVideo(address)).toEqual(err(reason));
});

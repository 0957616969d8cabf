import { MODE, MODE_HEADER } from '@paydirt/contract';
import { expect, it } from 'vitest';

import { readWhatsNew } from './whats-new.ts';

const ours = { [MODE_HEADER]: MODE };
const answering = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));
const WHATS_NEW = { version: '1.3.0', changes: { 'en-US': 'It is new.' } };

it('reads the changes of a version', async () => {
  expect(await readWhatsNew(answering(JSON.stringify(WHATS_NEW), { headers: ours }))).toEqual(WHATS_NEW);
});

it.each([
  ['a captive portal', answering(JSON.stringify(WHATS_NEW))],
  ['a page', answering('<p>', { headers: ours })],
  ['another shape', answering('{"version":1}', { headers: ours })],
  ['a version without it', answering('', { status: 404, headers: ours })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reads nothing from %s', async (_, fetch) => {
  expect(await readWhatsNew(fetch)).toBeNull();
});

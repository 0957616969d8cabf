import { MODE, MODE_HEADER } from '@paydirt/contract';
import { expect, it, vi } from 'vitest';

import { serverAnswers } from './server-answers.ts';

const answering = (status: number, headers = {}) =>
  vi.fn(() => Promise.resolve(new Response(null, { status, headers })));
const ours = { [MODE_HEADER]: MODE };

it('recognises the page of the services, and bypasses every cache', async () => {
  const fetch = answering(200, ours);
  expect(await serverAnswers(fetch, '/', true)).toBe(true);
  expect(fetch).toHaveBeenCalledWith('/', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});

it.each([
  ['a captive portal', answering(200)],
  ['starting services', answering(503, ours)],
  ['no network, or a redirect elsewhere', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not accept %s as an answer', async (_, fetch) => {
  expect(await serverAnswers(fetch, '/', true)).toBe(false);
});

it('accepts a page when another server provides it', async () => {
  expect(await serverAnswers(answering(200), '/', false)).toBe(true);
});

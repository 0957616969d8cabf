import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Serve the report to this machine, where a press of a button accepts a story's pictures.
 *
 * @param {() => string} page The report as it is by now.
 * @param {(storyId: string) => Promise<void>} accept What cannot be accepted it throws.
 * @returns {Promise<import('node:http').Server>} which listens on a free port.
 */
export async function serveReport(page, accept) {
  /** @param {import('node:http').IncomingMessage} request @returns {Promise<[number, Record<string, string>, string]>} */
  const answer = async ({ method, url = '', headers }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (method !== 'POST' || pathname !== '/accept')
      return [200, { 'Content-Type': 'text/html; charset=utf-8' }, page()];
    // Another site's page may send a form here, too.
    if (headers['sec-fetch-site'] !== 'same-origin') return [403, {}, ''];
    await accept(searchParams.get('story') ?? '');
    return [303, { Location: '/' }, ''];
  };
  const server = createServer((request, response) => {
    void answer(request)
      .catch((error) => /** @type {const} */ ([500, { 'Content-Type': 'text/plain' }, String(error)]))
      .then(([status, headers, body]) => response.writeHead(status, headers).end(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

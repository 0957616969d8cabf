import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

import { inRoot } from '../../../../scripts/process/paths.mjs';
import { PAGES } from './build.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
};

/** Pages while they are served. */
export interface PageServer {
  addressOf(screen: string, contender: string): string;
  stop(): Promise<void>;
}

/** Serve one built page at a time from its own root, with the product's pictures. */
export async function servePages(): Promise<PageServer> {
  let folder = PAGES;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const base = pathname.startsWith('/media/') ? inRoot('apps/sandbox') : folder;
    const path = join(base, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!path.startsWith(base) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    addressOf(screen, contender) {
      folder = join(PAGES, screen, contender);
      return `http://127.0.0.1:${port}/`;
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

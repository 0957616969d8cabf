import type { Context } from 'hono';

import { FILE_POLICY } from './security-headers.ts';

/**
 * Send a file with the headers of every answer, and with a policy under which it can do nothing if it is
 * opened.
 */
export function asFile(c: Context, file: Response): Response {
  for (const [name, value] of file.headers) c.header(name, value);
  c.header('Content-Security-Policy', FILE_POLICY);
  return c.body(file.body ?? '');
}

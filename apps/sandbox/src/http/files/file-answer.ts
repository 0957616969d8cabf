import type { Context } from 'hono';

import { FILE_POLICY } from './security-headers.ts';

/** Send a file with the headers that belong on every answer; what is saved can do nothing where it is opened. */
export function asFile(c: Context, file: Response): Response {
  for (const [name, value] of file.headers) c.header(name, value);
  c.header('Content-Security-Policy', FILE_POLICY);
  return c.body(file.body ?? '');
}

import { createHmac, timingSafeEqual } from 'node:crypto';

import type { UploadPurpose } from '@paydirt/contract/account/upload';
import { HOUR_MS } from '@paydirt/domain';
import { Hono } from 'hono';

import { realNow } from '../clock.ts';
import type { Sql } from '../database/database.ts';
import { FILE_POLICY } from './security-headers.ts';

const FOLDER = '/media/uploads';
/** Only their owner, and whoever reviews them in the test panel, is told an address that opens these. */
const PRIVATE: readonly UploadPurpose[] = ['feedback', 'submission'];
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

interface FileRow {
  readonly purpose: UploadPurpose;
  readonly type: string;
  readonly secret: Uint8Array;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function sign({ id, secret }: { id: string; secret: Uint8Array }, until: string): string {
  return createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url');
}

/**
 * Where a picture is shown from. That of a post or an avatar is open to whoever was told it; its id cannot
 * be guessed. A private one is signed, and its address holds for an hour or two of real time: until the end
 * of the next full hour, so that the same hour has the same address and a browser keeps the picture.
 */
export function uploadAddress(file: {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly secret: Uint8Array;
}): string {
  if (!PRIVATE.includes(file.purpose)) return `${FOLDER}/${file.id}`;
  const until = String((Math.floor(realNow() / HOUR_MS) + 2) * HOUR_MS);
  return `${FOLDER}/${file.id}?until=${until}&sign=${sign(file, until)}`;
}

/** The upload that an address shows, by its id; null where it shows something else. */
export function uploadAt(address: string): string | null {
  const [path = ''] = address.split('?');
  return path.startsWith(`${FOLDER}/`) ? path.slice(FOLDER.length + 1) : null;
}

function isSigned(
  file: { id: string; secret: Uint8Array },
  { until = '', sign: given = '' }: { until?: string | undefined; sign?: string | undefined },
): boolean {
  if (!/^\d{13}$/.test(until) || Number(until) <= realNow()) return false;
  const expected = Buffer.from(sign(file, until));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Serve what members uploaded, as the pictures that they are and as nothing else. */
export function serveUploads(sql: Sql): Hono {
  const app = new Hono();
  app.get('/:id{[a-z0-9_]{1,64}}', async (c) => {
    const id = c.req.param('id');
    const [file] = await sql.query<FileRow>(`select purpose, type, secret, bytes from file where id = $1`, [
      id,
    ]);
    const isPrivate = file !== undefined && PRIVATE.includes(file.purpose);
    const { until, sign: signature } = c.req.query();
    // Whether there is one at all is nobody's business.
    if (!file || (isPrivate && !isSigned({ id, secret: file.secret }, { until, sign: signature })))
      return c.notFound();
    return c.body(file.bytes, 200, {
      'Content-Type': file.type,
      'Content-Length': String(file.bytes.length),
      'Content-Disposition': `inline; filename="${id}.${ENDINGS[file.type]}"`,
      'Content-Security-Policy': FILE_POLICY,
      'Cache-Control': `private, max-age=${isPrivate ? HOUR_SECONDS : YEAR_SECONDS}, immutable`,
    });
  });
  return app;
}

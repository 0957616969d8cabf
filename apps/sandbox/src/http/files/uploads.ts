import type { UploadPurpose } from '@paydirt/contract/account/upload';
import { HOUR_MS, SECOND_MS } from '@paydirt/domain';
import { Hono } from 'hono';

import type { Sql } from '../../database/database.ts';
import { isPrivateUpload, isSigned } from '../../uploads/upload-address.ts';
import { FILE_POLICY } from './security-headers.ts';

/** Seconds for which a file that never changes is cached. */
export const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = HOUR_MS / SECOND_MS;

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

/** Serve the pictures that members uploaded, and only as pictures. */
export function serveUploads(sql: Sql): Hono {
  const app = new Hono();
  app.get('/:id{[a-z0-9_]{1,64}}', async (c) => {
    const id = c.req.param('id');
    const [file] = await sql.query<FileRow>(`select purpose, type, secret, bytes from file where id = $1`, [
      id,
    ]);
    const isPrivate = file !== undefined && isPrivateUpload(file.purpose);
    const { until, sign: signature } = c.req.query();
    // A private picture is answered like one that does not exist, so that nobody learns whether it exists.
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

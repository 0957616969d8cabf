import type { Upload, UploadPurpose } from '@paydirt/contract/account/upload';
import { CONSTANTS, type EpochMs, ok, type Result } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import { uploadAddress, uploadAt } from './upload-address.ts';
import type { MemberContext, Refusal } from '../operation/operation.ts';
import type { JobContext } from '../jobs/runner.ts';
import type { Picture } from '../pictures/pictures.ts';
import type { DueJobs } from '../jobs/due-jobs.ts';
import { reserveStorage } from './storage.ts';

/** Stored picture without its bytes. */
export interface UploadRow {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly width: number;
  readonly height: number;
  readonly secret: Uint8Array;
}

/** Columns of an {@link UploadRow}, without the bytes. */
export const UPLOAD_COLUMNS = `file.id, file.purpose, file.width, file.height, file.secret`;

/** Convert a picture to its wire form, for somebody who may see it. */
export function toUpload(row: UploadRow): Upload {
  const { id, width, height } = row;
  return { id, url: uploadAddress(row), width, height };
}

/** Length in bytes of the secret that signs the addresses of a private picture. */
const SECRET_BYTES = 32;

/**
 * Store a picture: unused, to be removed after a day, or in use from the start by the call that sent it.
 * Refused if it does not fit; pictures that are to make room are removed by the caller first.
 */
export async function insertFile(
  { sql, memberId, ports }: Pick<MemberContext, 'sql' | 'memberId' | 'ports'>,
  {
    purpose,
    picture,
    at,
    usedAt,
  }: {
    readonly purpose: UploadPurpose;
    readonly picture: Picture;
    readonly at: EpochMs;
    readonly usedAt: EpochMs | null;
  },
): Promise<Result<Upload, Refusal>> {
  const { type, width, height, bytes } = picture;
  const size = Math.max(bytes.length, CONSTANTS.PICTURE_STORAGE_MIN_BYTES);
  const room = await reserveStorage({ sql, ports }, { memberId, size });
  if (!room.ok) return room;
  const id = ports.newId('fil');
  const secret = ports.randomBytes(SECRET_BYTES);
  await sql.query(
    `insert into file (id, member_id, purpose, type, width, height, secret, bytes, size, uploaded_at, used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      memberId,
      purpose,
      type,
      width,
      height,
      secret,
      bytes,
      size,
      new Date(at),
      usedAt === null ? null : new Date(usedAt),
    ],
  );
  return ok(toUpload({ id, purpose, width, height, secret }));
}

/**
 * Take an upload into use, in the transaction of what uses it: it is then no longer removed by itself. Null
 * if this member has no upload with that id for this purpose, or if it is in use already.
 */
export async function claimFile(
  sql: Sql,
  {
    fileId,
    memberId,
    purpose,
    at,
  }: {
    readonly fileId: string;
    readonly memberId: string;
    readonly purpose: UploadPurpose;
    readonly at: EpochMs;
  },
): Promise<Upload | null> {
  const [row] = await sql.query<UploadRow>(
    `update file set used_at = $4 where id = $1 and member_id = $2 and purpose = $3 and used_at is null
     returning ${UPLOAD_COLUMNS}`,
    [fileId, memberId, purpose, new Date(at)],
  );
  return row ? toUpload(row) : null;
}

/**
 * Remove a picture that is no longer used, for example because its post was deleted; the rows that refer to
 * it are removed first.
 */
export async function removeFile(sql: Sql, fileId: string): Promise<void> {
  await sql.query(`delete from file where id = $1`, [fileId]);
}

/** Remove the picture at an address, if that is an upload and not one of our drawings. */
export async function removeFileAt(sql: Sql, address: string): Promise<void> {
  const id = uploadAt(address);
  if (id !== null) await removeFile(sql, id);
}

/** Remove an upload that was not used within a day. */
export async function removeUnusedUpload(
  { sql }: JobContext,
  { fileId }: DueJobs['upload-expiry'],
): Promise<void> {
  await sql.query(`delete from file where id = $1 and used_at is null`, [fileId]);
}

/** Make room for one more unused upload of a member, by removing the oldest ones. */
export async function freeStorage(sql: Sql, memberId: string): Promise<void> {
  await sql.query(
    `delete from file where id in (
       select id from file where member_id = $1 and used_at is null order by seq desc offset $2
     )`,
    [memberId, CONSTANTS.UPLOADS_UNUSED_AT_MOST - 1],
  );
}

import type { Upload, UploadPurpose } from '@paydirt/contract/account/upload';
import { CONSTANTS, type EpochMs, ok, type Result } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import { uploadAddress, uploadAt } from './upload-address.ts';
import type { MemberContext, Refusal } from '../operation/operation.ts';
import type { JobContext } from '../jobs/runner.ts';
import type { Picture } from '../pictures/pictures.ts';
import type { DueJobs } from '../jobs/due-jobs.ts';
import { reserveStorage } from './storage.ts';

/** A stored picture without its bytes. */
export interface UploadRow {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly width: number;
  readonly height: number;
  readonly secret: Uint8Array;
}

/** The columns of an {@link UploadRow}: everything of a picture but what is large. */
export const UPLOAD_COLUMNS = `file.id, file.purpose, file.width, file.height, file.secret`;

/** A picture as the wire shows it to somebody who may see it. */
export function toUpload(row: UploadRow): Upload {
  const { id, width, height } = row;
  return { id, url: uploadAddress(row), width, height };
}

/** Bytes of what signs the addresses of a private picture. */
const SECRET_BYTES = 32;

/**
 * Keep a picture that was read: for its day, or in use from the start by what it came with. Refused where it does not
 * fit any more: what is to go for it is removed first.
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
 * Take an upload into use, in the transaction of what uses it: from then on it stays. Null where there
 * is none of that id that this member uploaded for this purpose, or where something uses it already.
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

/** Remove a picture that nothing uses any more, as when its post was deleted; first remove what names it. */
export async function removeFile(sql: Sql, fileId: string): Promise<void> {
  await sql.query(`delete from file where id = $1`, [fileId]);
}

/** Remove the picture that an address shows, where that is an upload and not a drawing of ours. */
export async function removeFileAt(sql: Sql, address: string): Promise<void> {
  const id = uploadAt(address);
  if (id !== null) await removeFile(sql, id);
}

/** Remove an upload that nothing used within a day. */
export async function removeUnusedUpload(
  { sql }: JobContext,
  { fileId }: DueJobs['upload-expiry'],
): Promise<void> {
  await sql.query(`delete from file where id = $1 and used_at is null`, [fileId]);
}

/** Make room for one more unused upload of a member: the oldest go. */
export async function freeStorage(sql: Sql, memberId: string): Promise<void> {
  await sql.query(
    `delete from file where id in (
       select id from file where member_id = $1 and used_at is null order by seq desc offset $2
     )`,
    [memberId, CONSTANTS.UPLOADS_UNUSED_AT_MOST - 1],
  );
}

import { toBase64Url } from '../platform/bytes.ts';
import type { Sql } from '../database/database.ts';
import type { Context, Ports } from '../operation/operation.ts';

/** Days for which a device is remembered after its last login; its cookie lives as long. */
export const KNOWN_DAYS = 180;

/** Tell whether a member has logged in from this browser before. */
export async function isKnownDevice(
  { sql, ports, deviceToken }: Context,
  memberId: string | null,
): Promise<boolean> {
  if (deviceToken === null) return false;
  // The query also runs for an unknown account, because the response time must not tell whether an account
  // exists.
  const rows = await sql.query(
    `select from known_device where member_id = $1 and device_hash = $2 and seen_at > now() - make_interval(days => $3)`,
    [memberId, ports.sha256(deviceToken), KNOWN_DAYS],
  );
  return rows.length > 0;
}

/** Create the token by which a browser is recognized. */
export const newDeviceToken = (ports: Ports): string => toBase64Url(ports.randomBytes(32));

/**
 * Remember that a member proved who they are in this browser, and return the token that the browser is to
 * keep. Members who share a browser share its token. A token that belongs to no member is replaced, because
 * it may not be ours.
 */
export async function rememberDevice(context: Context, memberId: string): Promise<string> {
  const { sql, ports, deviceToken } = context;
  const known = deviceToken !== null && (await isAnybodys(sql, ports.sha256(deviceToken)));
  const token = known ? deviceToken : newDeviceToken(ports);
  await sql.query(
    `insert into known_device (member_id, device_hash, seen_at) values ($1, $2, now())
     on conflict (member_id, device_hash) do update set seen_at = now()`,
    [memberId, ports.sha256(token)],
  );
  return token;
}

async function isAnybodys(sql: Sql, deviceHash: Uint8Array): Promise<boolean> {
  const rows = await sql.query(`select from known_device where device_hash = $1 limit 1`, [deviceHash]);
  return rows.length > 0;
}

/** Delete devices that have not logged in for a long time. */
export async function forgetOldDevices(sql: Sql): Promise<void> {
  await sql.query(`delete from known_device where seen_at < now() - make_interval(days => $1)`, [KNOWN_DAYS]);
}

import type { Sql } from '../../database/database.ts';
import { purgePuzzles } from '../../services/user/codes/captcha.ts';
import { forgetOldDevices } from '../../access/known-devices.ts';
import { purgeSupport } from '../../services/user/support/purge-support.ts';
import { purgeLoginAttempts } from '../../access/login-attempts.ts';

/** Delete what the limits no longer count; by real time, like the limits themselves. */
export async function purgeLimits(sql: Sql): Promise<void> {
  await sql.query('delete from rate_limit where ends_at <= now()');
  await purgePuzzles(sql);
  await purgeLoginAttempts(sql);
  await forgetOldDevices(sql);
  await purgeSupport(sql);
}

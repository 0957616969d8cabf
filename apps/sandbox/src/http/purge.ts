import type { Sql } from '../database/database.ts';
import { forgetOldDevices } from '../services/user/known-devices.ts';
import { purgeLoginAttempts } from '../services/user/login-attempts.ts';

/** Remove what limits no longer count; each by real time, as the limits themselves. */
export async function purgeLimits(sql: Sql): Promise<void> {
  await sql.query('delete from rate_limit where ends_at <= now()');
  await purgeLoginAttempts(sql);
  await forgetOldDevices(sql);
}

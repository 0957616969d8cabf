import type { Sql } from '../../database/database.ts';
import { purgeAnswers } from '../../operation/intents.ts';
import { purgePuzzles } from '../../services/user/codes/captcha.ts';
import { forgetOldDevices } from '../../access/known-devices.ts';
import { purgeSupport } from '../../services/user/support/purge-support.ts';
import { purgeLoginAttempts } from '../../access/login-attempts.ts';

/**
 * Remove what limits no longer count, and answers that no client requests any more. All of it is by real time, as
 * the limits themselves.
 */
export async function purgeLimits(sql: Sql): Promise<void> {
  await sql.query('delete from rate_limit where ends_at <= now()');
  await purgePuzzles(sql);
  await purgeLoginAttempts(sql);
  await forgetOldDevices(sql);
  await purgeSupport(sql);
  await purgeAnswers(sql);
}

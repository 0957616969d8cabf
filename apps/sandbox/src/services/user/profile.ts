import { countries, updateSettings, userInfo, versionUpdate } from '@paydirt/contract/calls/user';
import { COUNTRIES, err, ok } from '@paydirt/domain';

import { implement } from '../../operation.ts';
import { findMember, toUser } from './member-rows.ts';

/** The logged-in member. */
export const userInfoOperation = implement(userInfo, async ({ sql, memberId, locale }) => {
  const member = await findMember(sql, memberId);
  if (!member) return err({ error: 'unauthorized' });
  return ok({ data: await toUser(sql, member, locale) });
});

/** Change the date format. */
export const updateSettingsOperation = implement(updateSettings, async ({ sql, memberId, locale }, input) => {
  await sql.query(`update member set date_format = $2 where id = $1`, [memberId, input.dateFormat]);
  const member = await findMember(sql, memberId);
  if (!member) return err({ error: 'unauthorized' });
  return ok({ data: await toUser(sql, member, locale) });
});

/** Countries of the phone picker. */
export const countriesOperation = implement(countries, async () =>
  ok({ data: COUNTRIES.map(({ country, callingCode }) => ({ code: country, callingCode })) }),
);

/** A newer version than the caller's: this sandbox publishes none beyond the one it ships with. */
export const versionUpdateOperation = implement(versionUpdate, async () => ok({ data: null }));

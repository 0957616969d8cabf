import { updateSettings } from '@paydirt/contract/account/profile';
import { countries, userInfo, versionUpdate } from '@paydirt/contract/account/session';
import { COUNTRIES, err, ok } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { namePanel } from '../../message/word-message.ts';
import { findMember, toUser } from '../members/member-rows.ts';

/** The logged-in member. */
export const userInfoOperation = implement(userInfo, async ({ sql, memberId, locale }) => {
  const member = await findMember(sql, memberId);
  if (!member) return err({ error: 'unauthorized' });
  return ok({ data: await toUser(sql, member, locale) });
});

/** Change settings of the account; settings that are left out stay as they are. */
export const updateSettingsOperation = implement(updateSettings, async ({ sql, memberId, locale }, input) => {
  await sql.query(
    `update member set date_format = coalesce($2, date_format), notify = coalesce($3::text[], notify),
       sales_unit = coalesce($4, sales_unit) where id = $1`,
    [
      memberId,
      input.dateFormat ?? null,
      input.notify === undefined ? null : [...new Set(input.notify)],
      input.salesUnit ?? null,
    ],
  );
  const member = await findMember(sql, memberId);
  if (!member) return err({ error: 'unauthorized' });
  return ok({ data: await toUser(sql, member, locale) });
});

/** Countries to choose from for a phone number. */
export const countriesOperation = implement(countries, async () =>
  ok({ data: COUNTRIES.map(({ country, callingCode }) => ({ code: country, callingCode })) }),
);

interface VersionRow {
  readonly version_code: number;
  readonly version: string;
  readonly extra: string;
  readonly compulsory: boolean;
}

/** Newer version of the app than the caller's, if the test panel has published one. */
export const versionUpdateOperation = implement(versionUpdate, async ({ sql, locale }, { code }) => {
  const [newer] = await sql.query<VersionRow>(
    `select version_code, version, extra, compulsory from published_version where only_one and version_code > $1`,
    [code],
  );
  if (!newer) return ok({ data: null });
  const { version_code: versionCode, version, compulsory } = newer;
  const extra = newer.extra && namePanel(newer.extra, (await translatorOf(locale)).t);
  const downloadUrl = `https://download.paydirt.example/${version}`;
  return ok({ data: { versionCode, version, downloadUrl, extra, compulsory } });
});

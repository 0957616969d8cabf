import type { PhoneCountry } from '@paydirt/ui/field';
import { useMemo } from 'react';

import { useCountries } from '../../data/user.ts';
import { type Draft, useDraft } from '../../platform/draft.ts';
import { useLocale } from '../../platform/hooks.tsx';
import { type Checked, emailOf, phoneOf } from './account-reasons.ts';

/** How an account is named: by its phone, or by its e-mail address. */
export type AccountWay = 'phone' | 'email';

/** What was typed of an account. */
export type AccountValues = Readonly<Record<'way' | 'country' | 'phone' | 'email', string>>;

/** The account of a form, kept as a draft. */
export interface Account extends Draft<AccountValues> {
  readonly way: AccountWay;
  readonly countries: readonly PhoneCountry[];
  /** Check it and write it as the services want it. */
  readonly read: () => Promise<Checked>;
}

/** Where phones are of until a country is chosen. */
const FIRST_COUNTRY = { code: 'IN', callingCode: '91' };
const FIRST_ALONE = [FIRST_COUNTRY];

/** Keep the account of a form. */
export function useAccount(form: string, way: AccountWay = 'phone'): Account {
  const locale = useLocale();
  const draft = useDraft<AccountValues>(form, { way, country: FIRST_COUNTRY.code, phone: '', email: '' });
  const view = useCountries();
  // Until the list comes, and without it, the form still works for the first country.
  const known = view.status === 'ready' ? view.value : FIRST_ALONE;
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return known.map(({ code, callingCode }) => ({
      code,
      name: names.of(code) ?? code,
      callingCode: `+${callingCode}`,
    }));
  }, [known, locale]);

  const { values } = draft;
  const chosen: AccountWay = values.way === 'email' ? 'email' : 'phone';
  return {
    ...draft,
    way: chosen,
    countries,
    read: () =>
      chosen === 'email' ? Promise.resolve(emailOf(values.email)) : phoneOf(values.phone, values.country),
  };
}

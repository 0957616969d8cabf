import { COUNTRIES } from '@paydirt/domain';
import type { PhoneCountry } from '@paydirt/ui/field';
import { useMemo, useRef } from 'react';

import { useCountries } from '../../platform/data/user.ts';
import { type Draft, useDraft } from '../draft.ts';
import { useLocale, usePlatform } from '../../platform/hooks.tsx';
import { preloads } from '../../platform/loading/preload-queue.ts';
import { countryNames } from '../../platform/language/country-name.ts';
import { type Checked, emailOf, loadPhoneRules, phoneOf } from './account-reasons.ts';
import { firstCountry } from './first-country.ts';

/** The identifier of an account: phone number or e-mail address. */
export type AccountWay = 'phone' | 'email';

/** Typed values of an account. */
export type AccountValues = Readonly<Record<'way' | 'country' | 'phone' | 'email', string>>;

/** The account of a form, kept as a draft. */
export interface Account extends Draft<AccountValues> {
  readonly way: AccountWay;
  readonly countries: readonly PhoneCountry[];
  /** Check it and write it as the services want it. */
  readonly read: () => Promise<Checked>;
}

/**
 * Countries of the form until the services' list has loaded, and without it: a number that is pasted at once, with its
 * calling code, chooses its country as well.
 */
const OWN_LIST = COUNTRIES.map(({ country, callingCode }) => ({ code: country, callingCode }));

// A member who types a phone number needs the rules for the next step.
preloads.add(loadPhoneRules);

/** Keep the account of a form. */
export function useAccount(form: string, way: AccountWay = 'phone'): Account {
  const locale = useLocale();
  const { browserLanguages } = usePlatform();
  const draft = useDraft<AccountValues>(form, { way, country: '', phone: '', email: '' });
  /** The country: chosen, or the displayed one when a number is typed; from then on it stays. */
  const held = useRef(draft.values.country);
  const view = useCountries();
  const known = view.status === 'ready' ? view.value : OWN_LIST;
  const countries = useMemo(() => {
    const nameOf = countryNames(locale);
    return known.map(({ code, callingCode }) => ({
      code,
      name: nameOf(code),
      callingCode: `+${callingCode}`,
    }));
  }, [known, locale]);

  const supposed = firstCountry(
    known.map(({ code }) => code),
    { languages: browserLanguages, locale },
  );
  const values = { ...draft.values, country: draft.values.country || (supposed ?? '') };
  const chosen: AccountWay = values.way === 'email' ? 'email' : 'phone';
  return {
    values,
    change(next) {
      // A typed calling code reports its country just before the number, in the same event.
      held.current = next.country ?? held.current;
      if (next.phone !== undefined) held.current ||= values.country;
      draft.change({ ...next, country: held.current });
    },
    clear() {
      held.current = '';
      draft.clear();
    },
    way: chosen,
    countries,
    read() {
      if (chosen === 'email') return Promise.resolve(emailOf(values.email));
      const country = known.find(({ code }) => code === values.country) ?? { code: '', callingCode: '' };
      return phoneOf(values.phone, country);
    },
  };
}

import type { Call } from '@paydirt/contract';
import { languageHeader, type Locale } from '@paydirt/domain';

import type { Services } from './with-services.ts';

/** Request a file as an app does; returns the answer as it came over the wire. */
export function requestFile(
  services: Services,
  call: Call,
  input: Readonly<Record<string, string>>,
  { token, locale = 'en-US' }: { readonly token?: string; readonly locale?: Locale } = {},
): Promise<Response> {
  const query = new URLSearchParams(input).toString();
  const headers = {
    Language: languageHeader(locale),
    ...(token !== undefined && { 'X-Access-Token': token }),
  };
  return Promise.resolve(
    services.app.request(`http://localhost/api/${call.service}/${call.path}?${query}`, { headers }),
  );
}

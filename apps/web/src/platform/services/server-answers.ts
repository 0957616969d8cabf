import { MODE, MODE_HEADER } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';

/**
 * Ask if the server gives the page, as for a reload, past every cache; what is in it is not sent again. False when it
 * cannot be reached, or gives something else.
 *
 * @param declared Whether the services give the page, which declare test mode: another server's answer is then that of
 *   a network which wants a login first.
 */
export async function serverAnswers(
  fetch: typeof globalThis.fetch,
  page: string,
  declared: boolean,
): Promise<boolean> {
  try {
    const response = await fetch(page, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(CONSTANTS.REQUEST_TIMEOUT_MS),
    });
    return response.ok && (!declared || response.headers.get(MODE_HEADER) === MODE);
  } catch {
    return false;
  }
}

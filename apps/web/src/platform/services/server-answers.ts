import { CONSTANTS } from '@paydirt/domain';

/**
 * Ask if the server gives the page, as for a reload, past every cache; what is in it is not sent again. False when it
 * cannot be reached, or gives something else.
 */
export async function serverAnswers(fetch: typeof globalThis.fetch, page: string): Promise<boolean> {
  try {
    const response = await fetch(page, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(CONSTANTS.REQUEST_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

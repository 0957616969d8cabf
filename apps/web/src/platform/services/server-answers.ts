import { CONSTANTS } from '@paydirt/domain';

/**
 * Ask if the server gives the page: the very request of a reload, past every cache. False when it cannot be reached,
 * or gives something else.
 */
export async function serverAnswers(fetch: typeof globalThis.fetch, page: string): Promise<boolean> {
  try {
    const response = await fetch(page, {
      cache: 'no-store',
      signal: AbortSignal.timeout(CONSTANTS.REQUEST_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

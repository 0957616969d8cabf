import type { Page } from '@playwright/test';

/** Read the answers that the app keeps on this device, as JSON, by their keys as JSON. */
export function keptAnswers(page: Page): Promise<[key: string, answer: string][]> {
  return page.evaluate(async () => {
    // Opening the database before the app does would create an empty one.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'paydirt')) return [];
    const waited = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await waited(indexedDB.open('paydirt'));
    const store = database.transaction('answers').objectStore('answers');
    const [keys, answers] = await Promise.all([waited(store.getAllKeys()), waited(store.getAll())]);
    database.close();
    return keys.map((key, index) => [JSON.stringify(key), JSON.stringify(answers[index])]);
  });
}

/** Read all that a page keeps on the device and in its tab, as one text. */
export async function keptBy(page: Page): Promise<string> {
  const texts = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) =>
      Object.keys(store).map((key) => `${key}=${String(store.getItem(key))}`),
    ),
  );
  return [...texts, ...(await keptAnswers(page))].join('\n');
}

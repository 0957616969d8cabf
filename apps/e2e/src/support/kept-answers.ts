import type { Page } from '@playwright/test';

/** Read the keys of the answers that the app keeps on this device. */
export function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('paydirt');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('answers')) {
            database.close();
            resolve([]);
            return;
          }
          const reading = database.transaction('answers').objectStore('answers').getAllKeys();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result.map(String));
          });
        });
      }),
  );
}

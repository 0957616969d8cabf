import type { Page } from '@playwright/test';

/** Store a browser's world as earlier builds did, one entry per file, while no tab has it open. */
export const keepAsEarlier = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const name = '/pglite/paydirt';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const now = await done(indexedDB.open(name));
    const store = now.transaction('blocks').objectStore('blocks');
    const keys = (await done(store.getAllKeys())) as [path: string, index: number][];
    const blocks = (await done(store.getAll())) as (Uint8Array<ArrayBuffer> | null)[];
    now.close();
    const parts = Map.groupBy(blocks.entries(), ([at]) => keys[at]?.[0] ?? '');
    const files = await Promise.all(
      [...parts].map(async ([path, own]) => {
        const contents = own.flatMap(([, block]) => (block === null ? [] : [block]));
        const whole = contents.length > 0 && new Uint8Array(await new Blob(contents).arrayBuffer());
        return { path, entry: { timestamp: new Date(0), mode: 0, ...(whole && { contents: whole }) } };
      }),
    );
    await done(indexedDB.deleteDatabase(name));
    const opening = indexedDB.open(name, 21);
    opening.addEventListener('upgradeneeded', () => {
      const earlier = opening.result.createObjectStore('FILE_DATA');
      earlier.createIndex('timestamp', 'timestamp');
      for (const { path, entry } of files) earlier.put(entry, name + path);
    });
    (await done(opening)).close();
  });

import { type Observable, observable } from '../observable.ts';
import { type KeyValueStore, write } from '../storage/storage.ts';

/** Key under which a tab keeps the class key until it is closed, also when its member changes. */
export const CLASS_KEY_STORAGE_KEY = 'paydirt.classKey';

/** The class key that was entered in this tab; null when none was, or the services know another. */
export function createClassKey(perTab: KeyValueStore): Observable<string | null> {
  const key = observable(perTab.getItem(CLASS_KEY_STORAGE_KEY));
  key.subscribe(() => {
    const entered = key.get();
    if (entered === null) perTab.removeItem(CLASS_KEY_STORAGE_KEY);
    else write(perTab, CLASS_KEY_STORAGE_KEY, entered);
  });
  return key;
}

import { IdbFs } from '@electric-sql/pglite';

const NAME = 'paydirt';
/** Where the engine mounts them, which is what IndexedDB calls them. */
const MOUNTED = `/pglite/${NAME}`;

/** Functions of the engine's file system that are used. */
interface Files {
  readonly FS: { analyzePath: (path: string) => { exists: boolean }; utime: (path: string) => void };
  readonly IDBFS: { quit: () => void };
}

/**
 * Find out whether this browser keeps a world; throws where it keeps nothing, or does not tell. One that was begun and
 * never written counts as none.
 */
export async function isWorldKept(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (databases.every(({ name }) => name !== MOUNTED)) return false;
  const database = await settled(indexedDB.open(MOUNTED));
  try {
    if (!database.objectStoreNames.contains('FILE_DATA')) return false;
    const files = database.transaction('FILE_DATA').objectStore('FILE_DATA');
    return (await settled(files.count())) > 0;
  } finally {
    database.close();
  }
}

/** Have the browser forget its world. */
export async function forgetWorld(): Promise<void> {
  await settled(indexedDB.deleteDatabase(MOUNTED));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB: it failed')));
  });
}

/** The engine's files, as this browser keeps them. Whatever is written goes there in one transaction, or not at all. */
export class KeptFiles extends IdbFs {
  readonly #anew: boolean;

  /** @param anew Begin without what the browser keeps, which is replaced when it is written. */
  constructor(anew: boolean) {
    super(NAME);
    this.#anew = anew;
  }

  get #files(): Files {
    // Declared by the engine as what is common to all file systems.
    return this.pg?.Module as unknown as Files;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.#anew) {
      // What differs is told by the time of a file: one that is unpacked is of now.
      this.#files.FS.utime = () => undefined;
      return;
    }
    await super.initialSyncFs();
    // The engine would make a new one among the rest.
    if (!this.#files.FS.analyzePath(`${MOUNTED}/PG_VERSION`).exists) throw new Error('world: it is damaged');
  }

  override async syncToFs(): Promise<void> {
    try {
      await super.syncToFs();
    } catch {
      // Somebody cleared the site's data, which ends the connection: by another, all of it is written again.
      this.#files.IDBFS.quit();
      await super.syncToFs();
    }
  }

  override async closeFs(): Promise<void> {
    // The engine's own leaves the connection open, and nothing could be deleted. There is none where it did not begin.
    (this.#files as Files | undefined)?.IDBFS.quit();
  }
}

import { PGlite } from '@electric-sql/pglite';
import {
  type ChangeSet,
  type FileWrite,
  MemfsFrontendFS,
  type StorageBackend,
  type StorageEntry,
} from '@electric-sql/pglite/memfs-frontend';

/** Name that PGlite's own file system on IndexedDB gave the world of earlier builds, whose format is kept. */
const NAME = '/pglite/paydirt';
const VERSION = 21;
const STORE = 'FILE_DATA';
const { PGDATA } = PGlite.paths;

/** Modes of what the engine writes (POSIX): its folders and files, for itself alone. */
const FOLDER = 0o40700;
const FILE = 0o100600;

/** Stands for any time of the past: PGlite's own writes again what has another. */
const WRITTEN_AT = new Date(0);

/** A file, or a folder, which has no contents. */
interface Entry {
  readonly timestamp: Date;
  readonly mode: number;
  readonly contents?: Uint8Array | Int8Array;
}

/** Functions of the engine's memory that are used. */
interface Memory {
  readonly readdir: (path: string) => readonly string[];
  readonly readFile: (path: string) => Uint8Array;
  readonly stat: (path: string) => { readonly mode: number };
  readonly isDir: (mode: number) => boolean;
}

/**
 * Find out whether this browser keeps a world; throws where it keeps nothing, or does not tell. One that was begun and
 * never written counts as none.
 */
export async function isWorldKept(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (databases.every(({ name }) => name !== NAME)) return false;
  const database = await settled(indexedDB.open(NAME));
  try {
    if (!database.objectStoreNames.contains(STORE)) return false;
    return (await settled(database.transaction(STORE).objectStore(STORE).count())) > 0;
  } finally {
    database.close();
  }
}

/** Have the browser forget its world. */
export async function forgetWorld(): Promise<void> {
  await settled(indexedDB.deleteDatabase(NAME));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB: it failed')));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('indexedDB: it was given up'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

const folder = (): Entry => ({ timestamp: WRITTEN_AT, mode: FOLDER });
const file = (contents: Uint8Array): Entry => ({ timestamp: WRITTEN_AT, mode: FILE, contents });

/** Changes to what the browser keeps, in this order; null removes what is at a path and below it. */
type Changes = readonly (readonly [path: string, entry: Entry | null])[];

/**
 * A place in IndexedDB for the engine's files. Whatever is written goes there in one transaction, or not at all: what the
 * browser has is the memory of one moment, as of an engine that was killed then.
 */
class IndexedDbBackend implements StorageBackend {
  /** The engine, once it begins. */
  engine: PGlite | null = null;
  #database: IDBDatabase | null = null;
  #closed = false;
  #replaces: boolean;

  constructor(replaces: boolean) {
    this.#replaces = replaces;
  }

  get #memory(): Memory {
    if (!this.engine) throw new Error('world: it has no engine yet');
    return this.engine.Module.FS;
  }

  async init(): Promise<void> {
    await this.#open();
  }

  async *load(): AsyncGenerator<StorageEntry> {
    if (this.#replaces) return;
    const store = (await this.#open()).transaction(STORE).objectStore(STORE);
    // In the order of their names, so that a folder comes before what is in it.
    const paths = (await settled(store.getAllKeys())).map(String);
    const entries = await Promise.all(paths.map((path) => settled<Entry>(store.get(path))));
    for (const [at, { contents }] of entries.entries()) {
      const path = (paths[at] ?? '').slice(NAME.length);
      if (!contents) yield { kind: 'dir', path };
      // Part of a longer one, where PGlite's own wrote it.
      else
        yield {
          kind: 'file',
          path,
          data: new Uint8Array(contents.buffer, contents.byteOffset, contents.length),
        };
    }
    // The engine would make a new one among the rest.
    if (!paths.includes(`${NAME}/PG_VERSION`)) throw new Error('world: it is damaged');
  }

  async apply({ ops, files }: ChangeSet): Promise<void> {
    const contentsOf = ({ path, full, chunks }: FileWrite) =>
      full ? (chunks[0]?.data ?? new Uint8Array()) : this.#memory.readFile(PGDATA + path);
    const changes: Changes = [
      ...ops.map(({ op, path }) => [path, op === 'remove' ? null : folder()] as const),
      ...Object.values(files)
        .flat()
        .map((write) => [write.path, file(contentsOf(write))] as const),
    ];
    try {
      await this.#write(changes);
    } catch {
      // Somebody cleared the site's data, which ends the connection: by another, all of it is written again.
      this.#database?.close();
      this.#database = null;
      const store = (await this.#open()).transaction(STORE).objectStore(STORE);
      const isCleared = (await settled(store.count())) === 0;
      await this.#write(isCleared ? [...this.#all('')] : changes);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#database?.close();
  }

  async #open(): Promise<IDBDatabase> {
    if (this.#closed) throw new Error('world: it is closed');
    if (this.#database) return this.#database;
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      if (request.result.objectStoreNames.contains(STORE)) return;
      request.result.createObjectStore(STORE).createIndex('timestamp', 'timestamp');
    });
    this.#database = await settled(request);
    return this.#database;
  }

  async #write(changes: Changes): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    if (this.#replaces) store.clear();
    for (const [path, entry] of changes) {
      const key = NAME + path;
      if (entry) store.put(entry, key);
      else {
        store.delete(key);
        // All that begins with a slash after it.
        store.delete(IDBKeyRange.bound(`${key}/`, `${key}0`, false, true));
      }
    }
    await committed(transaction);
    this.#replaces = false;
  }

  /** List all that is in a folder of the engine's memory. */
  *#all(below: string): Generator<readonly [string, Entry]> {
    const { readdir, stat, isDir, readFile } = this.#memory;
    for (const name of readdir(PGDATA + below)) {
      if (name === '.' || name === '..') continue;
      const path = `${below}/${name}`;
      if (isDir(stat(PGDATA + path).mode)) {
        yield [path, folder()];
        yield* this.#all(path);
      } else yield [path, file(readFile(PGDATA + path))];
    }
  }
}

/** The engine's files, in its memory and as this browser keeps them. */
export class KeptFiles extends MemfsFrontendFS {
  readonly #kept: IndexedDbBackend;

  /** @param anew Begin without what the browser keeps, which is replaced when it is written. */
  constructor(anew: boolean) {
    const kept = new IndexedDbBackend(anew);
    super(kept);
    this.#kept = kept;
  }

  override init(...[engine, options]: Parameters<MemfsFrontendFS['init']>) {
    this.#kept.engine = engine;
    return super.init(engine, options);
  }

  /** Leave what the browser has as it was last written: the engine's own would write once more. */
  override closeFs(): Promise<void> {
    return this.#kept.close();
  }
}

import { PGlite } from '@electric-sql/pglite';
import {
  type ChangeSet,
  type FileWrite,
  MemfsFrontendFS,
  type StorageBackend,
  type StorageEntry,
} from '@electric-sql/pglite/memfs-frontend';

import {
  type Block,
  BLOCK_BYTES,
  BLOCKS,
  type Change,
  fileOf,
  type Key,
  make,
  putWhole,
  removeAll,
  takeOverWholeFiles,
} from './file-blocks.ts';

/** Name of the database: PGlite's own file system on IndexedDB gave it to the first builds. */
const NAME = '/pglite/paydirt';
/** Version of the database with a store of blocks; the one with whole files was 21. */
const VERSION = 22;
const { PGDATA } = PGlite.paths;

/** Functions of the engine's in-memory file system that are used. */
interface Memory {
  readonly readdir: (path: string) => readonly string[];
  readonly stat: (path: string) => { readonly mode: number };
  readonly isDir: (mode: number) => boolean;
  readonly readFile: (path: string) => Uint8Array;
  readonly open: (path: string, flags: 'r') => object;
  readonly read: (file: object, to: Uint8Array, offset: number, length: number, position: number) => number;
  readonly close: (file: object) => void;
}

/**
 * Find out whether this browser stores a world; throws if it stores nothing, or does not tell. A world that
 * was never written counts as none.
 */
export async function isWorldKept(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (databases.every(({ name }) => name !== NAME)) return false;
  const database = await settled(indexedDB.open(NAME));
  try {
    const counts = [...database.objectStoreNames].map((store) =>
      settled(database.transaction(store).objectStore(store).count()),
    );
    return (await Promise.all(counts)).some((count) => count > 0);
  } finally {
    database.close();
  }
}

/** Delete the stored world. */
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

/**
 * Storage in IndexedDB for the engine's files, in blocks. Each write is one transaction, so that the browser
 * always has the state of one moment, like that of an engine that was killed then.
 */
class IndexedDbBackend implements StorageBackend {
  /** The engine, once it starts. */
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
    const store = (await this.#open()).transaction(BLOCKS).objectStore(BLOCKS);
    // Keys are sorted by path, so that a folder comes before its contents.
    const keys = (await settled(store.getAllKeys())) as Key[];
    const blocks = await Promise.all(keys.map((key) => settled<Block>(store.get(key))));
    const rows = keys.map(([path, index], at) => ({ path, index, block: blocks[at] ?? null }));
    for (const [path, own] of Map.groupBy(rows, (row) => row.path)) {
      const data = fileOf(own);
      yield data === null ? { kind: 'dir', path } : { kind: 'file', path, data };
    }
    // The engine would create a new database among the remaining files.
    if (keys.every(([path]) => path !== '/PG_VERSION')) throw new Error('world: it is damaged');
  }

  async apply({ ops, files }: ChangeSet): Promise<void> {
    const changes: Change[] = [
      ...ops.flatMap(({ op, path }) => (op === 'remove' ? removeAll(path) : putWhole(path, null))),
      ...Object.values(files)
        .flat()
        .flatMap((write) => this.#changesOf(write)),
    ];
    try {
      await this.#write(changes);
    } catch {
      // Clearing the site's data ends the connection: open a new one, and write everything again.
      this.#database?.close();
      this.#database = null;
      const store = (await this.#open()).transaction(BLOCKS).objectStore(BLOCKS);
      const isCleared = (await settled(store.count())) === 0;
      await this.#write(isCleared ? this.#all('') : changes);
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
      request.result.createObjectStore(BLOCKS);
      if (request.transaction) takeOverWholeFiles(request.transaction, NAME);
    });
    this.#database = await settled(request);
    return this.#database;
  }

  async #write(changes: Iterable<Change>): Promise<void> {
    const transaction = (await this.#open()).transaction(BLOCKS, 'readwrite');
    const store = transaction.objectStore(BLOCKS);
    if (this.#replaces) store.clear();
    make(changes, store);
    await committed(transaction);
    this.#replaces = false;
  }

  /** List the blocks that a write touched; all of them if the file is new or its size has changed. */
  #changesOf({ path, size, full, truncate, chunks }: FileWrite): Change[] {
    if (full || truncate) return putWhole(path, this.#memory.readFile(PGDATA + path));
    const touched = new Set<number>();
    for (const { at, data } of chunks)
      for (let index = Math.floor(at / BLOCK_BYTES); index * BLOCK_BYTES < at + data.length; index += 1)
        touched.add(index);
    const file = this.#memory.open(PGDATA + path, 'r');
    const changes = [...touched].map((index): Change => {
      const from = index * BLOCK_BYTES;
      const block = new Uint8Array(Math.min(BLOCK_BYTES, size - from));
      this.#memory.read(file, block, 0, block.length, from);
      return [[path, index], block];
    });
    this.#memory.close(file);
    return changes;
  }

  /** List everything in a folder of the engine's memory. */
  *#all(below: string): Generator<Change> {
    const { readdir, stat, isDir, readFile } = this.#memory;
    for (const name of readdir(PGDATA + below)) {
      if (name === '.' || name === '..') continue;
      const path = `${below}/${name}`;
      if (isDir(stat(PGDATA + path).mode)) {
        yield* putWhole(path, null);
        yield* this.#all(path);
      } else yield* putWhole(path, readFile(PGDATA + path));
    }
  }
}

/** The engine's files, in memory and in this browser's storage. */
export class KeptFiles extends MemfsFrontendFS {
  readonly #kept: IndexedDbBackend;

  /** @param fresh Ignore the stored world, and replace it at the next write. */
  constructor(fresh: boolean) {
    const kept = new IndexedDbBackend(fresh);
    super(kept);
    this.#kept = kept;
  }

  override init(...[engine, options]: Parameters<MemfsFrontendFS['init']>) {
    this.#kept.engine = engine;
    return super.init(engine, options);
  }

  /** Close the storage without writing; the base class would write once more. */
  override closeFs(): Promise<void> {
    return this.#kept.close();
  }
}

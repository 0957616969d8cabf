import { IdbFs } from '@electric-sql/pglite';

import { createQueue } from '../../database/queue.ts';

const NAME = 'paydirt';
/** Where the engine mounts them, which is what IndexedDB calls them. */
const MOUNTED = `/pglite/${NAME}`;
/** Store of the engine's own file system, whose format this keeps. */
const STORE = 'FILE_DATA';

/** A file or a folder in the engine's memory. */
interface FileNode {
  readonly mode: number;
  readonly mtime: number | Date;
  /** Set by the engine to the time of each change. */
  ctime: number;
  /** Length of a file; what it has room for may be longer. */
  readonly usedBytes?: number;
  readonly contents: Uint8Array | Int8Array | Readonly<Record<string, FileNode>>;
}

/** Functions of the engine's file system that are used. */
interface Files {
  readonly FS: {
    analyzePath: (path: string) => { exists: boolean };
    lookupPath: (path: string) => { node: FileNode };
  };
  readonly IDBFS: {
    getDB: (name: string, callback: (error: unknown, database: IDBDatabase) => void) => void;
    quit: () => void;
  };
}

/** A file as the browser has it; the node is null where the browser may have another. */
interface KeptFile {
  readonly node: FileNode | null;
  readonly contents: FileNode['contents'] | null;
}

/** Stands for the time of a change of what has not changed since it was kept. */
const UNCHANGED = 0;

/**
 * Find out whether this browser keeps a world; throws where it keeps nothing, or does not tell. One that was begun and
 * never written counts as none.
 */
export async function isWorldKept(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (databases.every(({ name }) => name !== MOUNTED)) return false;
  const database = await settled(indexedDB.open(MOUNTED));
  try {
    if (!database.objectStoreNames.contains(STORE)) return false;
    return (await settled(database.transaction(STORE).objectStore(STORE).count())) > 0;
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

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('indexedDB: it was given up'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** List what is in a folder, and the folder, each with its path. */
function* nodesBelow(path: string, node: FileNode): Generator<readonly [string, FileNode]> {
  yield [path, node];
  if (ArrayBuffer.isView(node.contents)) return;
  for (const [name, child] of Object.entries(node.contents)) yield* nodesBelow(`${path}/${name}`, child);
}

/**
 * The engine's files, as this browser keeps them. Whatever is written goes there in one transaction, or not at all: what
 * the browser has is the memory of one moment, as of an engine that was killed then. The engine's own compares each
 * file with what the browser has, which takes longer than all else of a request.
 */
export class KeptFiles extends IdbFs {
  /** Files as the browser has them, by their paths; null where all of them are to be replaced. */
  #kept: Map<string, KeptFile> | null = null;
  readonly #anew: boolean;
  readonly #inTurn = createQueue();

  /** @param anew Begin without what the browser keeps, which is replaced when it is written. */
  constructor(anew: boolean) {
    super(NAME);
    this.#anew = anew;
  }

  get #files(): Files {
    // Declared by the engine as what is common to all file systems.
    return this.pg?.Module as unknown as Files;
  }

  *#nodes(): Generator<readonly [string, FileNode]> {
    const root = this.#files.FS.lookupPath(MOUNTED).node.contents as Readonly<Record<string, FileNode>>;
    for (const [name, node] of Object.entries(root)) yield* nodesBelow(`${MOUNTED}/${name}`, node);
  }

  override async initialSyncFs(): Promise<void> {
    if (this.#anew) return;
    await super.initialSyncFs();
    // The engine would make a new one among the rest.
    if (!this.#files.FS.analyzePath(`${MOUNTED}/PG_VERSION`).exists) throw new Error('world: it is damaged');
    this.#kept = new Map();
    for (const [path, node] of this.#nodes()) {
      node.ctime = UNCHANGED;
      this.#kept.set(path, { node, contents: node.contents });
    }
  }

  /** Have the browser's storage take what changed; resolves once it has, and after all that was asked before. */
  override syncToFs(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#write();
      } catch {
        // Somebody cleared the site's data, which ends the connection: by another, all of it is written again.
        this.#files.IDBFS.quit();
        const store = (await this.#connection()).transaction(STORE).objectStore(STORE);
        if ((await settled(store.count())) === 0) this.#kept = null;
        await this.#write();
      }
    });
  }

  /** The engine's own connection, which it opens where there is none. */
  #connection(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      this.#files.IDBFS.getDB(MOUNTED, (error, database) => {
        if (error) reject(new Error('indexedDB: it does not open', { cause: error }));
        else resolve(database);
      });
    });
  }

  async #write(): Promise<void> {
    const transaction = (await this.#connection()).transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const before = this.#kept;
    const after = new Map<string, KeptFile>();
    const touched: string[] = [];
    try {
      if (before === null) store.clear();
      for (const [path, node] of this.#nodes()) {
        const known = before?.get(path);
        after.set(path, { node, contents: node.contents });
        // A file that is made shorter has other contents, and the time it had.
        if (known?.node === node && known.contents === node.contents && node.ctime === UNCHANGED) continue;
        touched.push(path);
        node.ctime = UNCHANGED;
        const { mode, mtime, contents } = node;
        const file = ArrayBuffer.isView(contents) ? { contents: contents.slice(0, node.usedBytes) } : {};
        store.put({ timestamp: new Date(mtime), mode, ...file }, path);
      }
      for (const path of before?.keys() ?? []) {
        if (after.has(path)) continue;
        touched.push(path);
        store.delete(path);
      }
      await committed(transaction);
      this.#kept = after;
    } catch (cause) {
      for (const path of touched) before?.set(path, { node: null, contents: null });
      throw cause;
    }
  }

  override closeFs(): Promise<void> {
    return this.#inTurn(async () => {
      // The engine's own leaves the connection open, and nothing could be deleted. There is none where it did not begin.
      (this.#files as Files | undefined)?.IDBFS.quit();
    });
  }
}

/** Name of the store of blocks; its keys are path and index. */
export const BLOCKS = 'blocks';

/**
 * Size of a block. Chromium stores each value of 64 KB or more in a separate file, which takes several times
 * as long to write.
 */
export const BLOCK_BYTES = 32 * 1024;

/** Name of the store of whole files, which earlier builds used. */
const WHOLE_FILES = 'FILE_DATA';

/** A file's path, and the index of one of its blocks. */
export type Key = [path: string, index: number];

/** A block of a file; null for a folder. */
export type Block = Uint8Array<ArrayBuffer> | null;

/** Change to the stored files: a block to write, or a range of blocks to delete. */
export type Change = readonly [key: Key, block: Block] | IDBKeyRange;

/** Cut a file into blocks, at least one. */
export function blocksOf(contents: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const count = Math.max(1, Math.ceil(contents.length / BLOCK_BYTES));
  return Array.from({ length: count }, (_, index) =>
    contents.slice(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES),
  );
}

/**
 * Join a file from its blocks, in their order; null for a folder. A missing block between two others was
 * never written, so its bytes are zeros.
 */
export function fileOf(
  blocks: readonly { readonly index: number; readonly block: Block }[],
): Uint8Array | null {
  const last = blocks.at(-1);
  if (!last?.block) return null;
  const contents = new Uint8Array(last.index * BLOCK_BYTES + last.block.length);
  for (const { index, block } of blocks) if (block) contents.set(block, index * BLOCK_BYTES);
  return contents;
}

/** Replace a path by a whole file, or with null by a folder. */
export const putWhole = (path: string, contents: Uint8Array | null): Change[] => [
  // IndexedDB sorts an array after every number, so this range has all blocks of the path.
  IDBKeyRange.bound([path], [path, []]),
  ...(contents === null ? [null] : blocksOf(contents)).map((block, index): Change => [[path, index], block]),
];

/** Remove a path and everything below it. */
export const removeAll = (path: string): Change[] => [
  IDBKeyRange.bound([path], [path, []]),
  // '0' is the character after '/', so this range has all paths that begin with the path and a slash.
  IDBKeyRange.bound([`${path}/`], [`${path}0`], false, true),
];

/** Apply changes to a store, in their order. */
export function make(changes: Iterable<Change>, store: IDBObjectStore): void {
  for (const change of changes) {
    if (change instanceof IDBKeyRange) store.delete(change);
    else store.put(change[1], change[0]);
  }
}

/**
 * Convert the files that an earlier build stored, in the transaction that creates the store of blocks.
 *
 * @param name Name of the world, with which all paths begin there.
 */
export function takeOverWholeFiles(upgrade: IDBTransaction, name: string): void {
  if (!upgrade.db.objectStoreNames.contains(WHOLE_FILES)) return;
  const reading = upgrade.objectStore(WHOLE_FILES).openCursor();
  reading.addEventListener('success', () => {
    const cursor = reading.result;
    if (cursor === null) {
      upgrade.db.deleteObjectStore(WHOLE_FILES);
      return;
    }
    const path = (cursor.key as string).slice(name.length);
    const { contents } = cursor.value as { readonly contents?: Uint8Array | Int8Array };
    // PGlite's own storage wrote arrays that are part of a longer buffer.
    const whole = contents && new Uint8Array(contents.buffer, contents.byteOffset, contents.length);
    make(putWhole(path, whole ?? null), upgrade.objectStore(BLOCKS));
    cursor.continue();
  });
}

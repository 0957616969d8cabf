/** Store of blocks, by path and index. */
export const BLOCKS = 'blocks';

/** Chromium stores each value of 64 KB or more in a separate file, which takes several times as long to write. */
export const BLOCK_BYTES = 32 * 1024;

/** Store of whole files, as earlier builds had it. */
const WHOLE_FILES = 'FILE_DATA';

/** A file's path, and the index of one of its blocks. */
export type Key = [path: string, index: number];

/** A block of a file; null for a folder. */
export type Block = Uint8Array<ArrayBuffer> | null;

/** A change to the stored files: a block that is written, or blocks that are deleted. */
export type Change = readonly [key: Key, block: Block] | IDBKeyRange;

/** Cut a file into blocks, at least one. */
export function blocksOf(contents: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const count = Math.max(1, Math.ceil(contents.length / BLOCK_BYTES));
  return Array.from({ length: count }, (_, index) =>
    contents.slice(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES),
  );
}

/**
 * Put a file together from its blocks, in their order; null where it is a folder. What no block has, between two of them,
 * was never written: zeros.
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

/** Replace a path by a whole file, or by a folder with null. */
export const putWhole = (path: string, contents: Uint8Array | null): Change[] => [
  // A list comes after every number.
  IDBKeyRange.bound([path], [path, []]),
  ...(contents === null ? [null] : blocksOf(contents)).map((block, index): Change => [[path, index], block]),
];

/** Remove what is at a path, and below it. */
export const removeAll = (path: string): Change[] => [
  IDBKeyRange.bound([path], [path, []]),
  // All that begins with a slash after it.
  IDBKeyRange.bound([`${path}/`], [`${path}0`], false, true),
];

/** Do changes to a store, in their order. */
export function make(changes: Iterable<Change>, store: IDBObjectStore): void {
  for (const change of changes) {
    if (change instanceof IDBKeyRange) store.delete(change);
    else store.put(change[1], change[0]);
  }
}

/**
 * Take over what an earlier build kept, in the transaction that makes the store of blocks.
 *
 * @param name Of the world, with which all paths begin there.
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
    // Part of a longer one, where PGlite's own wrote it.
    const whole = contents && new Uint8Array(contents.buffer, contents.byteOffset, contents.length);
    make(putWhole(path, whole ?? null), upgrade.objectStore(BLOCKS));
    cursor.continue();
  });
}

/** Heights of items below one another. Finds the offset of an item, and the item at an offset, in log n steps. */
export interface ItemOffsets {
  readonly count: number;
  /** The height of all items together. */
  total(): number;
  heightOf(index: number): number;
  setHeight(index: number, height: number): void;
  /** Where an item begins; at `count`, where the last one ends. */
  offsetOf(index: number): number;
  /** The item at an offset; outside the list, the first or the last. */
  indexAt(offset: number): number;
}

/** Create the offsets of `count` items. It is a Fenwick tree: one height changes without adding up the others. */
export function createItemOffsets(count: number, heightOf: (index: number) => number): ItemOffsets {
  const heights = new Float64Array(count);
  const sums = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) {
    const height = heightOf(index);
    heights[index] = height;
    sums[index + 1] = height;
  }
  for (let node = 1; node <= count; node += 1) {
    const parent = node + (node & -node);
    if (parent <= count) sums[parent] = at(sums, parent) + at(sums, node);
  }
  const highestStep = count === 0 ? 0 : 2 ** Math.floor(Math.log2(count));

  function offsetOf(index: number): number {
    let offset = 0;
    for (let node = index; node > 0; node -= node & -node) offset += at(sums, node);
    return offset;
  }

  return {
    count,
    total: () => offsetOf(count),
    heightOf: (index) => at(heights, index),
    offsetOf,
    setHeight(index, height) {
      const change = height - at(heights, index);
      if (change === 0) return;
      heights[index] = height;
      for (let node = index + 1; node <= count; node += node & -node) sums[node] = at(sums, node) + change;
    },
    indexAt(offset) {
      let index = 0;
      let left = offset;
      for (let step = highestStep; step > 0; step >>= 1) {
        const next = index + step;
        if (next <= count && at(sums, next) <= left) {
          index = next;
          left -= at(sums, next);
        }
      }
      return Math.max(0, Math.min(index, count - 1));
    },
  };
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

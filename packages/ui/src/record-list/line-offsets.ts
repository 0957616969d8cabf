/** Heights of lines one under another, with the offset of each line and the line at an offset in log n steps. */
export interface LineOffsets {
  readonly count: number;
  /** The height of all lines together. */
  total(): number;
  heightOf(place: number): number;
  setHeight(place: number, height: number): void;
  /** Where a line begins; at `count`, where the last one ends. */
  offsetOf(place: number): number;
  /** The line that an offset falls on; the first or the last for what lies outside. */
  placeAt(offset: number): number;
}

/** Make offsets of `count` lines. A Fenwick tree: one height changes without adding up the others. */
export function createLineOffsets(count: number, heightOf: (place: number) => number): LineOffsets {
  const heights = new Float64Array(count);
  const sums = new Float64Array(count + 1);
  for (let place = 0; place < count; place += 1) {
    const height = heightOf(place);
    heights[place] = height;
    sums[place + 1] = height;
  }
  for (let node = 1; node <= count; node += 1) {
    const parent = node + (node & -node);
    if (parent <= count) sums[parent] = at(sums, parent) + at(sums, node);
  }
  const highestStep = count === 0 ? 0 : 2 ** Math.floor(Math.log2(count));

  function offsetOf(place: number): number {
    let offset = 0;
    for (let node = place; node > 0; node -= node & -node) offset += at(sums, node);
    return offset;
  }

  return {
    count,
    total: () => offsetOf(count),
    heightOf: (place) => at(heights, place),
    offsetOf,
    setHeight(place, height) {
      const change = height - at(heights, place);
      if (change === 0) return;
      heights[place] = height;
      for (let node = place + 1; node <= count; node += node & -node) sums[node] = at(sums, node) + change;
    },
    placeAt(offset) {
      let place = 0;
      let left = offset;
      for (let step = highestStep; step > 0; step >>= 1) {
        const next = place + step;
        if (next <= count && at(sums, next) <= left) {
          place = next;
          left -= at(sums, next);
        }
      }
      return Math.max(0, Math.min(place, count - 1));
    },
  };
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

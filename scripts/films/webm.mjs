// A film as WebM (Matroska): the few elements that a player needs, in one pass, with nothing left to chance.

const ID = {
  ebml: [0x1a, 0x45, 0xdf, 0xa3],
  segment: [0x18, 0x53, 0x80, 0x67],
  info: [0x15, 0x49, 0xa9, 0x66],
  tracks: [0x16, 0x54, 0xae, 0x6b],
  track: [0xae],
  video: [0xe0],
  cluster: [0x1f, 0x43, 0xb6, 0x75],
  simpleBlock: [0xa3],
};

/**
 * A size in eight bytes, so that none has to be known beforehand to be of the right length.
 *
 * @param {number} length
 */
const sizeOf = (length) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  bytes[0] = 0x01;
  return bytes;
};

/**
 * @param {readonly number[]} id
 * @param {...Buffer} parts
 */
const element = (id, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id), sizeOf(body.length), body]);
};

/** @param {number} value */
const unsigned = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};

/** @param {number} value */
const float = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

/** @param {string} value */
const text = (value) => Buffer.from(value, 'utf8');

/** @typedef {{ atMs: number, key: boolean, data: Uint8Array }} Frame */

/**
 * Put encoded frames into a file.
 *
 * @param {object} film
 * @param {number} film.width
 * @param {number} film.height
 * @param {number} film.durationMs
 * @param {readonly Frame[]} film.frames Of VP9, in their order; the first is a key frame.
 * @returns {Buffer}
 */
export function writeWebm({ width, height, durationMs, frames }) {
  const header = element(
    ID.ebml,
    element([0x42, 0x86], unsigned(1)),
    element([0x42, 0xf7], unsigned(1)),
    element([0x42, 0xf2], unsigned(4)),
    element([0x42, 0xf3], unsigned(8)),
    element([0x42, 0x82], text('webm')),
    element([0x42, 0x87], unsigned(4)),
    element([0x42, 0x85], unsigned(2)),
  );
  const info = element(
    ID.info,
    // Times are in milliseconds.
    element([0x2a, 0xd7, 0xb1], unsigned(1_000_000)),
    element([0x44, 0x89], float(durationMs)),
    element([0x4d, 0x80], text('paydirt')),
    element([0x57, 0x41], text('paydirt')),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.track,
      element([0xd7], unsigned(1)),
      element([0x73, 0xc5], unsigned(1)),
      element([0x83], unsigned(1)),
      element([0x86], text('V_VP9')),
      element(ID.video, element([0xb0], unsigned(width)), element([0xba], unsigned(height))),
    ),
  );
  return Buffer.concat([header, element(ID.segment, info, tracks, ...clustersOf(frames))]);
}

/**
 * One cluster for each key frame: where a player can begin.
 *
 * @param {readonly Frame[]} frames
 */
function clustersOf(frames) {
  /** @type {Frame[][]} */
  const groups = [];
  for (const frame of frames) {
    if (frame.key) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const begin = group[0]?.atMs ?? 0;
    return element(
      ID.cluster,
      element([0xe7], unsigned(begin)),
      ...group.map(({ atMs, key, data }) => {
        const head = Buffer.alloc(4);
        head[0] = 0x81;
        head.writeInt16BE(atMs - begin, 1);
        head[3] = key ? 0x80 : 0;
        return element(ID.simpleBlock, head, Buffer.from(data));
      }),
    );
  });
}

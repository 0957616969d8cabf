import { unzlibSync } from 'fflate';

const HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
const SIGNATURE = 0x774f4646;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpack a font in WOFF 1.0 to the OpenType file that it contains (W3C WOFF 1.0, sections 3 to 5). Throws if
 * the bytes are not such a font.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (packed.getUint32(0) !== SIGNATURE) throw new Error('documents: not a font in WOFF 1.0');
  const count = packed.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const offset = packed.getUint32(entry + 4);
    const packedLength = packed.getUint32(entry + 8);
    const length = packed.getUint32(entry + 12);
    const bytes = woff.subarray(offset, offset + packedLength);
    return {
      tag: packed.getUint32(entry),
      checksum: packed.getUint32(entry + 16),
      bytes: packedLength < length ? unzlibSync(bytes, { out: new Uint8Array(length) }) : bytes,
    };
  });

  const start = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const sfnt = new Uint8Array(tables.reduce((end, { bytes }) => end + padded(bytes.length), start));
  const written = new DataView(sfnt.buffer);
  const power = Math.floor(Math.log2(count));
  written.setUint32(0, packed.getUint32(4));
  written.setUint16(4, count);
  written.setUint16(6, 2 ** power * 16);
  written.setUint16(8, power);
  written.setUint16(10, (count - 2 ** power) * 16);
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    written.setUint32(entry, tag);
    written.setUint32(entry + 4, checksum);
    written.setUint32(entry + 8, offset);
    written.setUint32(entry + 12, bytes.length);
    sfnt.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return sfnt;
}

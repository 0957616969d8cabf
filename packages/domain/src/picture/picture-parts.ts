/** Why a picture cannot be taken; the same names as the reasons of a field. */
export type PictureFault =
  | 'picture_format'
  | 'picture_heic'
  | 'picture_broken'
  | 'picture_moving'
  | 'picture_too_many_pixels';

/** A picture taken apart: its size as it is shown, and the stretches of bytes that draw it, in their order. */
export interface PictureParts {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Uint8Array[];
}

/** Whole numbers of several bytes, the greatest byte first; undefined past the end. */
export function readBig(bytes: Uint8Array, place: number, length: 2 | 4): number | undefined {
  if (place + length > bytes.length) return undefined;
  let value = 0;
  for (let n = 0; n < length; n += 1) value = value * 256 + (bytes[place + n] ?? 0);
  return value;
}

/** The same, the least byte first. */
export function readLittle(bytes: Uint8Array, place: number, length: 2 | 3 | 4): number | undefined {
  if (place + length > bytes.length) return undefined;
  let value = 0;
  for (let n = length - 1; n >= 0; n -= 1) value = value * 256 + (bytes[place + n] ?? 0);
  return value;
}

/** The bytes of some text, each letter one of them. */
export function letters(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

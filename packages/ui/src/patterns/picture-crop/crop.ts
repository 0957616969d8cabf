/**
 * A square of a picture: how many times its side fits into the shorter edge, and its position in the remaining space, 0
 * to 1.
 */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest square, in the middle. */
export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

/** A square in pixels of the picture. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The square that a crop cuts out of a picture, always entirely within it. */
export function squareOf({ zoom, x, y }: Crop, { width, height }: Size): Square {
  const side = Math.min(width, height) / Math.min(MOST_ZOOM, Math.max(1, zoom));
  return { left: within(x, 1) * (width - side), top: within(y, 1) * (height - side), side };
}

function cropOf({ left, top, side }: Square, { width, height }: Size): Crop {
  // Without room to move in, the position is defined as the middle.
  const share = (at: number, room: number) => (room < 1e-6 ? 0.5 : within(at / room, 1));
  return {
    zoom: Math.min(width, height) / side,
    x: share(left, width - side),
    y: share(top, height - side),
  };
}

/** Move the picture under its frame by shares of the frame, as a finger drags it. */
export function moved(crop: Crop, by: { readonly x: number; readonly y: number }, size: Size): Crop {
  const { left, top, side } = squareOf(crop, size);
  return cropOf({ left: left - by.x * side, top: top - by.y * side, side }, size);
}

/**
 * Change the zoom and keep a point of the picture in place. The point is given in shares of the frame, from its corner.
 */
export function zoomedAt(
  crop: Crop,
  zoom: number,
  at: { readonly x: number; readonly y: number },
  size: Size,
): Crop {
  const { left, top, side } = squareOf(crop, size);
  const next = Math.min(size.width, size.height) / Math.min(MOST_ZOOM, Math.max(1, zoom));
  return cropOf({ left: left + at.x * (side - next), top: top + at.y * (side - next), side: next }, size);
}

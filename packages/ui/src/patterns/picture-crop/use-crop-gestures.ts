import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import { type Crop, moved, zoomedAt } from './crop.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance that an arrow key moves the picture, as a share of the frame; ten times that with Shift. */
const KEY_STEP = 0.01;
const KEY_ZOOM = 1.1;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Move the picture with one finger, and zoom with two, with the wheel or by keys: the touched point follows the
 * fingers.
 */
export function useCropGestures(bitmap: ImageBitmap, value: Crop, onValueChange: (crop: Crop) => void) {
  // Several events may come before a render: each continues from the crop of the previous one.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ crop: Crop; middle: Point; spread: number } | null>(null);

  function onChange(crop: Crop) {
    latest.current = crop;
    onValueChange(crop);
  }

  /** The centre of the fingers, in shares of the frame from its corner, and the distance between them. */
  function grip(frame: HTMLElement): { middle: Point; spread: number } {
    const [one, other = one] = [...fingers.current.values()];
    const box = frame.getBoundingClientRect();
    if (!one || !other) return { middle: { x: 0.5, y: 0.5 }, spread: 0 };
    return {
      middle: {
        x: ((one.x + other.x) / 2 - box.left) / box.width,
        y: ((one.y + other.y) / 2 - box.top) / box.height,
      },
      spread: Math.hypot(one.x - other.x, one.y - other.y),
    };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = { crop: latest.current, ...grip(event.currentTarget) };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const begun = start.current;
    if (!begun || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = grip(event.currentTarget);
    const by = { x: now.middle.x - begun.middle.x, y: now.middle.y - begun.middle.y };
    const pinched = fingers.current.size > 1 && begun.spread > 0;
    const zoomed = pinched
      ? zoomedAt(begun.crop, (begun.crop.zoom * now.spread) / begun.spread, begun.middle, bitmap)
      : begun.crop;
    onChange(moved(zoomed, by, bitmap));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId)) return;
    // The drag continues with the remaining finger, from its current place.
    start.current = fingers.current.size > 0 ? { crop: latest.current, ...grip(event.currentTarget) } : null;
  }

  function onWheel(event: WheelEvent<HTMLElement>) {
    const crop = latest.current;
    const box = event.currentTarget.getBoundingClientRect();
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    onChange(zoomedAt(crop, crop.zoom * Math.exp(-event.deltaY / 300), at, bitmap));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const crop = latest.current;
    const arrow = ARROWS[event.key];
    const step = KEY_STEP * (event.shiftKey ? 10 : 1);
    const middle = { x: 0.5, y: 0.5 };
    if (arrow) onChange(moved(crop, { x: arrow.x * step, y: arrow.y * step }, bitmap));
    else if (event.key === '+' || event.key === '=')
      onChange(zoomedAt(crop, crop.zoom * KEY_ZOOM, middle, bitmap));
    else if (event.key === '-') onChange(zoomedAt(crop, crop.zoom / KEY_ZOOM, middle, bitmap));
    else return;
    event.preventDefault();
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onWheel, onKeyDown };
}

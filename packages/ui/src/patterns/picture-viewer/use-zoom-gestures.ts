import { useRef, useState, type PointerEvent, type WheelEvent } from 'react';
import { FITTED, clamped, draggedTo, scaledAt, type Zoom } from './zoom.ts';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
const DOUBLE_TAP_SCALE = 2.5;
/** Distance of a swipe sideways to the next picture, or down to close, in CSS pixels. */
const SWIPE_PX = 64;
/** A tap is a touch that moved less than this, in CSS pixels. */
const TAP_PX = 8;

interface ZoomGesturesOptions {
  /** There is a picture before this one; where there is none, the drag meets resistance. */
  before: boolean;
  /** There is a picture after this one. */
  after: boolean;
  /** Called on a swipe over a picture that fits: 1 for the next, -1 for the previous. */
  onTurn: (by: 1 | -1) => void;
  onSwipeDown: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Zoom with two fingers, a double tap or the wheel. One finger pans a zoomed picture, and otherwise changes the
 * picture, which follows the finger.
 */
export function useZoomGestures({ before, after, onTurn, onSwipeDown }: ZoomGesturesOptions) {
  const [zoom, setZoom] = useState(FITTED);
  const [isDragging, setIsDragging] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ zoom: Zoom; middle: Point; spread: number } | null>(null);
  const wasPinch = useRef(false);
  const lastTap = useRef<Point & { ms: number }>({ x: 0, y: 0, ms: Number.NEGATIVE_INFINITY });

  /** The centre of the fingers, from the middle of the frame, and the distance between them. */
  function grip(frame: HTMLElement): { middle: Point; spread: number } {
    const [one, other = one] = [...fingers.current.values()];
    const box = frame.getBoundingClientRect();
    if (!one || !other) return { middle: { x: 0, y: 0 }, spread: 0 };
    return {
      middle: {
        x: (one.x + other.x) / 2 - box.left - box.width / 2,
        y: (one.y + other.y) / 2 - box.top - box.height / 2,
      },
      spread: Math.hypot(one.x - other.x, one.y - other.y),
    };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    wasPinch.current = fingers.current.size > 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = { zoom, ...grip(event.currentTarget) };
    setIsDragging(true);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const begun = start.current;
    if (!begun || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = grip(event.currentTarget);
    const frame = event.currentTarget.getBoundingClientRect();
    const moved = { x: now.middle.x - begun.middle.x, y: now.middle.y - begun.middle.y };
    const shifted = { ...begun.zoom, x: begun.zoom.x + moved.x, y: begun.zoom.y + moved.y };
    if (fingers.current.size > 1 && begun.spread > 0) {
      setZoom(scaledAt(shifted, (begun.zoom.scale * now.spread) / begun.spread, now.middle, frame));
    } else if (begun.zoom.scale > 1) setZoom(clamped(shifted, frame));
    else if (!wasPinch.current) setZoom(draggedTo(moved, { before, after }));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const begun = start.current;
    const at = fingers.current.get(event.pointerId);
    if (!begun || !at) return;
    const end = grip(event.currentTarget);
    fingers.current.delete(event.pointerId);
    // The gesture continues with the remaining finger, from its current place.
    start.current = fingers.current.size > 0 ? { zoom, ...grip(event.currentTarget) } : null;
    setIsDragging(fingers.current.size > 0);
    // A picture that was dragged without zoom slides back.
    if (fingers.current.size === 0 && zoom.scale === 1) setZoom(FITTED);
    if (event.type !== 'pointerup' || wasPinch.current) return;
    const moved = { x: end.middle.x - begun.middle.x, y: end.middle.y - begun.middle.y };
    if (Math.hypot(moved.x, moved.y) < TAP_PX) tap(at, event.timeStamp, end.middle, event.currentTarget);
    else if (begun.zoom.scale === 1) swipe(moved);
  }

  function tap(at: Point, ms: number, middle: Point, frame: HTMLElement) {
    const last = lastTap.current;
    const second = ms - last.ms < DOUBLE_TAP_MS && Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_TAP_PX;
    // After a double tap, a third tap starts over.
    lastTap.current = { ...at, ms: second ? Number.NEGATIVE_INFINITY : ms };
    const box = frame.getBoundingClientRect();
    // A single tap pans a large picture, as an alternative to dragging (WCAG 2.5.7).
    if (!second && zoom.scale > 1) {
      setZoom(clamped({ ...zoom, x: zoom.x - middle.x, y: zoom.y - middle.y }, box));
    }
    if (!second) return;
    setZoom(zoom.scale > 1 ? FITTED : scaledAt(zoom, DOUBLE_TAP_SCALE, middle, box));
  }

  function swipe(moved: Point) {
    if (Math.abs(moved.x) > SWIPE_PX && Math.abs(moved.x) > Math.abs(moved.y)) onTurn(moved.x < 0 ? 1 : -1);
    else if (moved.y > SWIPE_PX && moved.y > Math.abs(moved.x)) onSwipeDown();
  }

  function onWheel(event: WheelEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const point = {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
    setZoom(scaledAt(zoom, zoom.scale * Math.exp(-event.deltaY / 300), point, box));
  }

  return {
    zoom,
    setZoom,
    /** A finger is down, and the picture follows it without an animation. */
    isDragging,
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onWheel },
  };
}

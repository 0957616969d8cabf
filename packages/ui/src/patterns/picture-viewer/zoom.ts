/** Position of a picture in its frame: `scale` 1 fits it, x and y move its centre, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A size in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_SCALE = 5;

/** Keep a picture within its frame: no smaller than fitting it, no larger than five times that, no gap at an edge. */
export function clamped(zoom: Zoom, frame: Box): Zoom {
  const scale = Math.min(MOST_SCALE, Math.max(1, zoom.scale));
  const x = ((scale - 1) * frame.width) / 2;
  const y = ((scale - 1) * frame.height) / 2;
  return { scale, x: within(zoom.x, x), y: within(zoom.y, y) };
}

/** Share of a drag that moves the picture where there is no next one. */
const RUBBER_BAND = 0.25;

/**
 * Position a picture at scale 1 under a dragging finger: along the longer axis of the drag, sideways to a
 * neighbour, or down.
 */
export function draggedTo(
  moved: { readonly x: number; readonly y: number },
  { before, after }: { readonly before: boolean; readonly after: boolean },
): Zoom {
  if (Math.abs(moved.x) < Math.abs(moved.y)) return { ...FITTED, y: Math.max(0, moved.y) };
  const free = moved.x > 0 ? before : after;
  return { ...FITTED, x: free ? moved.x : moved.x * RUBBER_BAND };
}

/** Change the scale and keep the point of the picture at `point`, from the frame's middle, in place. */
export function scaledAt(zoom: Zoom, scale: number, point: { x: number; y: number }, frame: Box): Zoom {
  const next = Math.min(MOST_SCALE, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return clamped(
    { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

function within(value: number, limit: number): number {
  // Avoid negative zero.
  return limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value));
}

import { cx } from 'class-variance-authority';
import * as Dialog from 'radix-ui/dialog';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Backdrop } from '../../primitives/backdrop/backdrop.tsx';
import { isRightToLeft, keyInReadingOrder } from '../../foundations/direction/direction.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useOpenerFocus } from '../../foundations/opener-focus/use-opener-focus.ts';
import type { PictureViewerLabels, ViewedPicture } from './picture-viewer-labels.ts';
import { PictureViewerPicture } from './picture-viewer-picture.tsx';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { FITTED, MOST_SCALE, clamped, scaledAt } from './zoom.ts';

export interface PictureViewerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Open state, controlled. */
  open: boolean;
  /** Called by the close button, Escape and a swipe down. */
  onOpenChange: (open: boolean) => void;
  /** In their order, each with its text alternative. */
  pictures: readonly ViewedPicture[];
  /** Index of the current picture, from 0; an index without a picture shows nothing. */
  index: number;
  /** Called with the index of the new current picture. */
  onIndexChange: (index: number) => void;
  /** Element to render it into, for a part of the page with a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
  /** Texts of the buttons and of the count. */
  labels: PictureViewerLabels;
}

/** One press of a key or a button. */
const ZOOM_STEP = 1.5;
const PAN_PX = 60;

/**
 * Show pictures large, one at a time. Renders a `role="dialog"` over the whole page: two fingers, a double tap, the
 * wheel and the keys + − 0 zoom; arrow keys, Home, End and swipes change the picture, or pan one that is zoomed. It
 * returns focus. Load it lazily: it includes Radix's dialog.
 *
 * @when Pictures over the whole page, to be zoomed and browsed.
 * @instead Use `PictureGrid` for small pictures on the page.
 */
export function PictureViewer({
  open,
  onOpenChange,
  pictures,
  index,
  onIndexChange,
  labels,
  container,
  className,
  ...props
}: PictureViewerProps) {
  const opener = useOpenerFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={container}>
        <Backdrop open={open} />
        <Dialog.Content
          {...props}
          aria-describedby={undefined}
          data-theme="dark"
          className={cx(
            'pointer-events-auto fixed inset-x-0 top-(--ribbon) bottom-0 z-50 bg-paper text-ink outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            className,
          )}
          onOpenAutoFocus={(event) => {
            opener.onOpenAutoFocus(event);
            event.preventDefault();
            // Focus the stage instead of the dialog: it handles the keys.
            if (event.target instanceof HTMLElement)
              event.target.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={opener.onCloseAutoFocus}
        >
          <Dialog.Title className="sr-only">{labels.title}</Dialog.Title>
          <Stage {...{ onOpenChange, pictures, index, onIndexChange, labels }} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type StageProps = Pick<
  PictureViewerProps,
  'onOpenChange' | 'pictures' | 'index' | 'onIndexChange' | 'labels'
>;

function Stage({ onOpenChange, pictures, index, onIndexChange, labels }: StageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<-1 | 0 | 1>(0);
  const last = pictures.length - 1;
  const mirrored = isRightToLeft(document.documentElement);
  const { zoom, setZoom, isDragging, gestures } = useZoomGestures({
    before: mirrored ? index < last : index > 0,
    after: mirrored ? index > 0 : index < last,
    onTurn: (by) => turn(mirrored ? (by === 1 ? -1 : 1) : by),
    onSwipeDown: () => onOpenChange(false),
  });
  const picture = pictures[index];

  function turn(by: 1 | -1) {
    show(index + by);
  }

  function show(next: number) {
    if (next < 0 || next > last || next === index) return;
    setZoom(FITTED);
    setFrom(next > index ? 1 : -1);
    onIndexChange(next);
  }

  /** Fetch the neighbouring pictures once this one has loaded, so that moving to them needs no wait. */
  function fetchNeighbours() {
    for (const neighbour of [pictures[index + 1], pictures[index - 1]])
      if (neighbour) new Image().src = neighbour.src;
  }

  function change(key: string): boolean {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return false;
    const pan = pans[key];
    const turned = keyInReadingOrder(key, frame.current);
    if (pan && zoom.scale > 1) {
      setZoom(clamped({ ...zoom, x: zoom.x + pan[0] * PAN_PX, y: zoom.y + pan[1] * PAN_PX }, box));
    } else if (turned === 'ArrowRight' || key === 'PageDown') turn(1);
    else if (turned === 'ArrowLeft' || key === 'PageUp') turn(-1);
    else if (key === 'Home') show(0);
    else if (key === 'End') show(last);
    else if (key === '+' || key === '=') setZoom(scaledAt(zoom, zoom.scale * ZOOM_STEP, { x: 0, y: 0 }, box));
    else if (key === '-') setZoom(scaledAt(zoom, zoom.scale / ZOOM_STEP, { x: 0, y: 0 }, box));
    else if (key === '0') setZoom(FITTED);
    else return false;
    return true;
  }

  function press(event: KeyboardEvent) {
    // Leave the keys of the browser's own zoom alone.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (change(event.key)) event.preventDefault();
  }

  const percent = Math.round(zoom.scale * 100);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are heard wherever the focus is inside; every one of them has a button, or a finger
    <div data-stage="" tabIndex={-1} className="flex h-full flex-col outline-none" onKeyDown={press}>
      {/* With large text the words are above the buttons. */}
      <div className="flex flex-wrap items-center justify-end gap-x-1 px-safe-2 py-1">
        <p role="status" className="tabular grow basis-36 ps-2 text-15">
          {labels.position(index + 1, pictures.length)}
          {percent === 100 ? null : (
            <>
              {' · '}
              <span className="inline-block">{labels.scale(percent)}</span>
            </>
          )}
        </p>
        <div className="flex gap-1">
          <IconButton
            icon="minus"
            label={labels.zoomOut}
            aria-disabled={zoom.scale === 1 || undefined}
            className={idle}
            onClick={() => change('-')}
          />
          <IconButton
            icon="plus"
            label={labels.zoomIn}
            aria-disabled={zoom.scale === MOST_SCALE || undefined}
            className={idle}
            onClick={() => change('+')}
          />
          <IconButton icon="close" label={labels.close} onClick={() => onOpenChange(false)} />
        </div>
      </div>
      <div
        {...gestures}
        ref={frame}
        data-scale={zoom.scale}
        className={cx(
          'relative min-h-0 flex-1 touch-none overflow-hidden select-none',
          zoom.scale > 1 && (isDragging ? 'cursor-grabbing' : 'cursor-grab'),
        )}
      >
        {picture ? (
          <PictureViewerPicture
            key={picture.src}
            {...picture}
            labels={labels}
            from={from}
            transform={`translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`}
            still={isDragging}
            onShown={fetchNeighbours}
          />
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <div className="flex justify-between px-safe-2 pt-1 pb-safe-1">
          <IconButton
            icon="back"
            label={labels.previous}
            aria-disabled={index === 0 || undefined}
            className={idle}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="forward"
            label={labels.next}
            aria-disabled={index === last || undefined}
            className={idle}
            onClick={() => turn(1)}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Classes of a disabled button that keeps focus. */
const idle = 'aria-disabled:text-ink-2 aria-disabled:opacity-60';

// An arrow shows what lies in its direction, so the picture moves the opposite way.
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [-1, 0],
  ArrowLeft: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};

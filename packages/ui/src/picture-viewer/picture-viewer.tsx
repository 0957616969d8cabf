import { cx } from 'class-variance-authority';
import * as Dialog from 'radix-ui/dialog';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Backdrop } from '../backdrop/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useOpenerFocus } from '../opener-focus/index.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { FITTED, MOST_SCALE, clamped, scaledAt } from './zoom.ts';

/** One picture. */
export interface ViewedPicture {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

/** The words of the viewer. */
export interface PictureViewerLabels {
  /** Names the viewer ("Pictures of the post by Mara"). */
  title: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** "Picture 2 of 5". */
  place: (number: number, count: number) => string;
  /** How large it is drawn, said when it changes: "250 %". */
  scale: (percent: number) => string;
  failed: string;
  retry: string;
}

export interface PictureViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pictures: readonly ViewedPicture[];
  /** Which of them is shown, from 0; one that is not there shows nothing. */
  index: number;
  onIndexChange: (index: number) => void;
  labels: PictureViewerLabels;
}

/** One press of a key or a button. */
const ZOOM_STEP = 1.5;
const PAN_PX = 60;

/**
 * Show pictures large, one at a time. Renders a `role="dialog"` over the whole page: two fingers, a double
 * tap, the wheel and + − 0 zoom; arrows and swipes turn, or move a picture that is zoomed. It gives the focus
 * back. Load it lazily: it brings Radix's dialog with it.
 */
export function PictureViewer(props: PictureViewerProps) {
  const opener = useOpenerFocus();
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Backdrop open={props.open} />
        <Dialog.Content
          aria-describedby={undefined}
          data-theme="dark"
          className="pointer-events-auto fixed inset-x-0 top-(--ribbon) bottom-0 z-50 bg-paper text-ink outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
          onOpenAutoFocus={(event) => {
            opener.onOpenAutoFocus();
            event.preventDefault();
            // Not the dialog itself: keys are heard inside of it.
            if (event.target instanceof HTMLElement)
              event.target.querySelector<HTMLElement>('[data-stage]')?.focus();
          }}
          onCloseAutoFocus={opener.onCloseAutoFocus}
        >
          <Dialog.Title className="sr-only">{props.labels.title}</Dialog.Title>
          <Stage {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Stage({ onOpenChange, pictures, index, onIndexChange, labels }: PictureViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, setZoom, held, gestures } = useZoomGestures({
    onTurn: turn,
    onSwipeDown: () => onOpenChange(false),
  });
  const picture = pictures[index];

  function turn(by: 1 | -1) {
    const next = index + by;
    if (next < 0 || next >= pictures.length) return;
    setZoom(FITTED);
    onIndexChange(next);
  }

  function change(key: string): boolean {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return false;
    const pan = pans[key];
    if (pan && zoom.scale > 1) {
      setZoom(clamped({ ...zoom, x: zoom.x + pan[0] * PAN_PX, y: zoom.y + pan[1] * PAN_PX }, box));
    } else if (key === 'ArrowRight' || key === 'PageDown') turn(1);
    else if (key === 'ArrowLeft' || key === 'PageUp') turn(-1);
    else if (key === '+' || key === '=') setZoom(scaledAt(zoom, zoom.scale * ZOOM_STEP, { x: 0, y: 0 }, box));
    else if (key === '-') setZoom(scaledAt(zoom, zoom.scale / ZOOM_STEP, { x: 0, y: 0 }, box));
    else if (key === '0') setZoom(FITTED);
    else return false;
    return true;
  }

  function press(event: KeyboardEvent) {
    // The browser's own zoom keeps its keys.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (change(event.key)) event.preventDefault();
  }

  const percent = Math.round(zoom.scale * 100);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are heard wherever the focus is inside; every one of them has a button, or a finger
    <div data-stage="" tabIndex={-1} className="flex h-full flex-col outline-none" onKeyDown={press}>
      {/* With large text the words stand above the buttons. */}
      <div className="flex flex-wrap items-center justify-end gap-x-1 px-safe-2 py-1">
        <p role="status" className="tabular grow basis-36 ps-2 text-15">
          {labels.place(index + 1, pictures.length)}
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
          zoom.scale > 1 && (held ? 'cursor-grabbing' : 'cursor-grab'),
        )}
      >
        {picture ? (
          <Picture
            key={picture.src}
            {...picture}
            labels={labels}
            transform={`translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`}
            still={held}
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
            aria-disabled={index === pictures.length - 1 || undefined}
            className={idle}
            onClick={() => turn(1)}
          />
        </div>
      ) : null}
    </div>
  );
}

interface PictureProps extends ViewedPicture {
  labels: PictureViewerLabels;
  transform: string;
  /** It follows fingers: no movement of its own. */
  still: boolean;
}

function Picture({ src, alt, labels, transform, still }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <div
        role="alert"
        className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center"
      >
        <p>{labels.failed}</p>
        {/* The frame takes hold of fingers, which a button needs for itself. */}
        <Button
          icon="refresh"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={({ currentTarget }) => {
            // Before the button goes: the keys of the viewer are heard there.
            currentTarget.closest<HTMLElement>('[data-stage]')?.focus();
            setState('loading');
          }}
        >
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      {state === 'loading' ? (
        <div aria-hidden="true" className="absolute inset-6 animate-breathe rounded-card bg-wash" />
      ) : null}
      <img
        src={src}
        alt={alt}
        draggable={false}
        className={cx(
          'absolute inset-0 size-full object-contain',
          still ? '' : 'transition-transform duration-enter',
          state === 'loading' && 'opacity-0',
        )}
        style={{ transform }}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </>
  );
}

/** A button that has nothing to do, and keeps the focus. */
const idle = 'aria-disabled:text-ink-2 aria-disabled:opacity-60';

// An arrow shows what lies that way: the picture goes the other.
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [-1, 0],
  ArrowLeft: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};

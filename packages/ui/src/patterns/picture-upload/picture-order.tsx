import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** Labels of sorting. */
export interface PictureOrderLabels {
  /** Label of the handle ("Move sluice.jpg, place 2 of 5"). */
  readonly handle: (name: string, position: number, count: number) => string;
  /** Label of the button ("Move sluice.jpg one place up"). */
  readonly up: (name: string) => string;
  /** Announced after a move: "sluice.jpg is in place 1 of 5". */
  readonly moved: (name: string, position: number, count: number) => string;
}

interface PictureOrderProps {
  labels: PictureOrderLabels;
  name: string;
  /** From 0. */
  index: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
}

/**
 * Move a picture in the list: a handle that can be dragged or used with arrow keys, and a button for those who cannot
 * drag.
 */
export function PictureOrder({ labels, name, index, count, disabled, onMove }: PictureOrderProps) {
  const handle = useRef<HTMLButtonElement>(null);

  function moveBy(key: string): boolean {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key];
    if (to === undefined) return false;
    // The row's element moves in the document, which would lose the focus.
    flushSync(() => onMove(Math.min(count - 1, Math.max(0, to))));
    handle.current?.focus();
    return true;
  }

  function press(event: KeyboardEvent) {
    if (!disabled && !event.altKey && !event.ctrlKey && !event.metaKey && moveBy(event.key))
      event.preventDefault();
  }

  /**
   * Start a drag. Events are taken from the window: the row moves under the finger, which would end a pointer capture.
   */
  function grab(event: PointerEvent<HTMLButtonElement>) {
    const row = event.currentTarget.closest('li');
    const list = row?.parentElement;
    if (disabled || event.button !== 0 || !row || !list) return;
    const { pointerId } = event;
    function drag(moved: globalThis.PointerEvent) {
      if (moved.pointerId !== pointerId || !row || !list) return;
      const rows = [...list.children].slice(0, count);
      const from = rows.indexOf(row);
      const to = rows.findIndex((other) => {
        const { top, bottom } = other.getBoundingClientRect();
        return moved.clientY >= top && moved.clientY < bottom;
      });
      if (to === -1 || to === from) return;
      // Move only past the other row's middle: rows of different heights would otherwise swap back and forth.
      const { top = 0, height = 0 } = rows[to]?.getBoundingClientRect() ?? {};
      const isPast = to > from ? moved.clientY > top + height / 2 : moved.clientY < top + height / 2;
      if (isPast) flushSync(() => onMove(to));
    }
    const ending = new AbortController();
    const { signal } = ending;
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId === pointerId) ending.abort();
    };
    window.addEventListener('pointermove', drag, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  return (
    <>
      <IconButton
        ref={handle}
        icon="grip"
        label={labels.handle(name, index + 1, count)}
        disabled={disabled}
        className="cursor-grab touch-none"
        onKeyDown={press}
        onPointerDown={grab}
      />
      <IconButton
        icon="chevron-up"
        label={labels.up(name)}
        disabled={disabled || index === 0}
        onClick={() => moveBy('ArrowUp')}
      />
    </>
  );
}

import { useRef, type PointerEvent } from 'react';

/** Share of the sheet's height after which a drag closes it. */
const FAR_ENOUGH = 0.3;
/** Speed after which a drag closes it, in pixels per millisecond. */
const FAST_ENOUGH = 0.5;

/**
 * Close a sheet by dragging its handle down. The sheet follows the finger, and closes when it is released far enough or
 * fast enough; otherwise it slides back.
 */
export function useDragToClose(onClose: () => void) {
  const drag = useRef<{ startY: number; startMs: number; sheet: HTMLElement } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const sheet = event.currentTarget.closest('[role="dialog"]');
    if (!event.isPrimary || event.button !== 0 || !(sheet instanceof HTMLElement)) return;
    // A captured pointer sends its click to the capturing element, so the close button would get none.
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startY: event.clientY, startMs: event.timeStamp, sheet };
    sheet.style.transition = 'none';
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const { sheet, startY } = drag.current;
    sheet.style.transform = `translateY(${Math.max(0, event.clientY - startY)}px)`;
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return;
    const { sheet, startY, startMs } = drag.current;
    drag.current = null;
    const pulled = event.clientY - startY;
    const speed = pulled / Math.max(1, event.timeStamp - startMs);
    sheet.style.transition = '';
    const goes =
      event.type === 'pointerup' &&
      pulled > 24 &&
      (pulled > sheet.offsetHeight * FAR_ENOUGH || speed > FAST_ENOUGH);
    // A closing sheet continues from where the finger left it; otherwise it slides back.
    if (!goes) {
      sheet.style.transform = '';
      return;
    }
    onClose();
    // A sheet that first asks ("Discard the draft?") stays open, so it slides back too.
    requestAnimationFrame(() => {
      if (sheet.dataset['state'] === 'open') sheet.style.transform = '';
    });
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

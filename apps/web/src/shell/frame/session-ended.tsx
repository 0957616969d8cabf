import { Icon } from '@paydirt/ui/icon';
import { useEffect, useRef } from 'react';

/** Show the service's message that a session ended, with clicks blocked (PRODUCT 3). */
export function SessionEnded({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page below is inert and loses the focus, so this modal layer takes it.
    box.current?.focus();
  }, []);
  return (
    <div className="fixed inset-0 z-60 grid place-items-center bg-scrim p-6" aria-live="assertive">
      <div
        ref={box}
        role="alertdialog"
        aria-modal="true"
        aria-describedby="session-ended"
        aria-labelledby="session-ended"
        tabIndex={-1}
        className="flex max-w-80 animate-rise-in items-start gap-3 rounded-card bg-sheet p-4 shadow-float outline-none"
      >
        <Icon name="lock" size={22} className="shrink-0 text-ink-2" />
        <p id="session-ended" className="text-15 font-medium">
          {message}
        </p>
      </div>
    </div>
  );
}

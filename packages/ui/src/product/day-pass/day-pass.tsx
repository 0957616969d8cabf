import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { breakable } from '../../patterns/amount-text/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { List, ListRow } from '../../primitives/list-row/list-row.tsx';
import { DayPassStage, type DayPassMachine, type DayPassPart } from './day-pass-stage.tsx';
import { DAY_PASS_MS } from './duration.ts';

export interface DayPassProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Title of the receipt ("What the day brought"). */
  label: string;
  /** The day ("Nov 22"). */
  day: string;
  /** Sum that all machines earned, and owed. */
  earned: DayPassPart;
  /** The member's share, collected or not. */
  got: DayPassPart;
  machines: readonly DayPassMachine[];
  /** The member's own entries of the day. */
  records: readonly (DayPassPart & { readonly id: string })[];
  labels: { readonly machines: string; readonly skip: string; readonly close: string };
  /** Called when the replay ended, was skipped, or there was none: the receipt is shown. */
  onPlayed?: (() => void) | undefined;
  /** Called when the receipt is closed. */
  onClose: () => void;
}

/** True where motion is reduced, by the system or by the member: the style sheet knows both. */
function holdsStill(): boolean {
  const duration = getComputedStyle(document.documentElement).getPropertyValue('--duration-page');
  return /^0m?s$/.test(duration.trim());
}

const neverChanges = () => () => undefined;
/** A server renders the receipt, without the replay. */
const onServer = () => true;

/**
 * Replay the bookings of a day in two seconds, then show a receipt whose parts link to their entries. Renders
 * a `<section>` with the replay below it; a tap on it and Escape skip it. Under reduced motion the receipt is
 * shown at once. Give each day a `key` of its own.
 */
export function DayPass({
  label,
  day,
  earned,
  got,
  machines,
  records,
  labels,
  onPlayed,
  onClose,
  className,
  ...props
}: DayPassProps) {
  const id = useId();
  const still = useSyncExternalStore(neverChanges, holdsStill, onServer);
  const [over, setOver] = useState(false);
  const playing = !still && !over;
  const [open, setOpen] = useState(false);
  const played = useEffectEvent(() => onPlayed?.());

  useEffect(() => {
    if (!playing) {
      played();
      return undefined;
    }
    const end = setTimeout(() => setOver(true), DAY_PASS_MS);
    function skip(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // It is the play that ends, not the sheet below it.
      event.preventDefault();
      event.stopImmediatePropagation();
      setOver(true);
    }
    window.addEventListener('keydown', skip, { capture: true });
    return () => {
      clearTimeout(end);
      window.removeEventListener('keydown', skip, { capture: true });
    };
  }, [playing]);

  if (playing) {
    return (
      <section {...props} className={cx('relative', className)}>
        <DayPassStage
          day={day}
          earned={earned}
          got={got}
          machines={machines}
          skipLabel={labels.skip}
          durationMs={DAY_PASS_MS}
          onSkip={() => setOver(true)}
        />
      </section>
    );
  }
  return (
    <section
      aria-label={label}
      {...props}
      className={cx(
        'mx-auto w-full max-w-phone border-t border-line bg-sheet px-safe-3 py-1 text-start text-ink md:border-x',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{day}</span>
        <span className="ms-auto flex items-center">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {labels.machines}
          </Button>
          <IconButton icon="close" label={labels.close} className="-me-2" onClick={onClose} />
        </span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3">
        <ReceiptPart {...earned} />
        <ReceiptPart {...got} />
      </div>
      {open ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys
        <div id={id} tabIndex={0} className="mt-1 max-h-[45dvh] overflow-y-auto border-t border-line">
          <List>
            {machines.map((machine) => (
              <ListRow
                key={machine.id}
                title={machine.name}
                text={
                  <>
                    <span className="tabular block">{machine.text}</span>
                    <span className={cx('tabular block', machine.short && 'text-garnet')}>
                      {machine.note}
                    </span>
                  </>
                }
                href={machine.href}
              />
            ))}
            {records.map((record) => (
              <ListRow key={record.id} title={record.label} text={record.text} href={record.href} />
            ))}
          </List>
        </div>
      ) : null}
    </section>
  );
}

/** One figure of the receipt; the whole cell leads to its entry. */
function ReceiptPart({ label, text, href }: DayPassPart) {
  return (
    <a href={href} className="flex min-h-11 flex-col rounded-control py-1 hover:bg-wash">
      <span className="text-12 text-ink-2">{label}</span>
      <span className="tabular max-w-full font-semibold">{breakable(text)}</span>
    </a>
  );
}

import { cx } from 'class-variance-authority';
import * as Dialog from 'radix-ui/dialog';
import { AmountText, breakable } from '../../patterns/amount-text/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { List, ListRow } from '../../primitives/list-row/list-row.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';
import type { DayPassMachine, DayPassPart } from './day-pass-scene.ts';

/** Sums that add up, with the address of the entries behind them. */
export interface DayPassSums {
  readonly href: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
}

export interface DayPassReceiptProps {
  /** The day or days ("Nov 22 has passed"). */
  title: string;
  /** The member's share, collected or not. Left out where they lease no machine. */
  yours?: DayPassPart | undefined;
  /** Sums of all machines: earned, owed, paid and kept, which add up, and the address of their entries. */
  sums: DayPassSums;
  /** Each machine, with its revenue of that day. */
  machines: readonly DayPassMachine[];
  /** The next step, where there is one ("Collect"). */
  action?: { readonly label: string; readonly href: string } | undefined;
  labels: { readonly machines: string; readonly close: string };
  /** Called when it is closed. */
  onClose: () => void;
}

/** The receipt of a day: the member's share, the sums of all machines, and each machine. */
export function DayPassReceipt({
  title,
  yours,
  sums,
  machines,
  action,
  labels,
  onClose,
}: DayPassReceiptProps) {
  return (
    <div className="mx-auto flex h-full w-full max-w-phone animate-fade-in flex-col">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-safe-4 pt-6 pb-4 outline-offset-[-4px]">
        <Dialog.Title className="font-title text-24 font-bold text-balance">{title}</Dialog.Title>
        {yours === undefined ? null : (
          <a href={yours.href} className="mt-4 block rounded-control hover:bg-wash">
            <span className="block text-15 text-ink-2">{yours.label}</span>
            <AmountText amount={yours.amount} size="xl" tone="income" unitless />
          </a>
        )}
        <a href={sums.href} className="mt-4 block divide-y divide-line border-y border-line hover:bg-wash">
          {sums.rows.map(({ label, text }) => (
            <span key={label} className="flex flex-wrap items-baseline gap-x-3 py-2 text-15">
              <span className="text-ink-2">{label} </span>
              <span className="tabular ms-auto max-w-full font-semibold">{breakable(text)}</span>
            </span>
          ))}
        </a>
        <SectionHeading title={labels.machines} className="mt-6" />
        <List className="-mx-4">
          {machines.map((machine) => (
            <ListRow
              key={machine.id}
              title={machine.name}
              text={
                <>
                  <span className="tabular block">{machine.text}</span>
                  <span className={cx('tabular block', machine.short && 'text-garnet')}>{machine.note}</span>
                </>
              }
              value={
                machine.yours === undefined ? null : (
                  <span className="tabular font-semibold text-verdigris">{machine.yours}</span>
                )
              }
              href={machine.href}
            />
          ))}
        </List>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-safe-4 pt-3 pb-safe-3 *:flex-auto">
        <Button onClick={onClose}>{labels.close}</Button>
        {action === undefined ? null : (
          <ButtonLink variant="primary" href={action.href}>
            {action.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { StatusBadge, type Status } from '../../primitives/badge/index.ts';
import { DescriptionList, type Description } from '../../patterns/description-list/description-list.tsx';
import { Icon } from '../../foundations/icon/index.ts';
import { chosenCard } from '../../primitives/list-row/chosen-look.ts';
import { Progress } from '../../primitives/progress/progress.tsx';
import { look, unbrokenDates } from './order-card-look.ts';

export interface OrderCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The machine's name. */
  name: string;
  /**
   * A drawing: an `Illustration` with `saved="tile"`, which a `DataSaver` can hold back inside the card's link, or an
   * `<img>`. It is drawn as wide as the tile and faded when the lease is over. Null shows an empty tile.
   */
  picture: ReactElement | null;
  /** State of the lease: running, ended, or returned. */
  status: Extract<Status, 'valid' | 'expired' | 'returned'>;
  /** Its status in words. */
  statusLabel: string;
  /** Time of purchase. */
  time: string;
  /** Progress of the lease: accrued days out of all; null for merchandise. */
  progress: { readonly day: number; readonly days: number; readonly label: string } | null;
  /** Paid, earned, and the result after price and fee: never the scheduled amount alone (H5). */
  items: readonly Description[];
  /** Address of the order. */
  href?: string | undefined;
  /** Text of the link that opens the order. */
  openLabel?: string | undefined;
  /** Buttons, such as to return a valid lease (H11). */
  actions?: ReactNode;
  /** It is open beside the list. @default false */
  chosen?: boolean | undefined;
}

/**
 * Show one bought product: progress, payments and scheduled income. Renders an `<article>` with an `h3`.
 *
 * @when A lease in a member's own list: its days, facts and actions.
 * @instead Use `ProductCard` for a product that can be leased.
 */
export function OrderCard({
  name,
  picture,
  status,
  statusLabel,
  time,
  progress,
  items,
  href,
  openLabel,
  actions,
  chosen = false,
  className,
  ...props
}: OrderCardProps) {
  const id = useId();
  const over = status !== 'valid';
  return (
    <article
      {...props}
      aria-labelledby={id}
      data-status={status}
      data-chosen={chosen || undefined}
      className={cx(look.card, href !== undefined && look.answers, chosenCard, className)}
    >
      {href === undefined ? null : (
        <a href={href} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      )}
      <div className={look.header}>
        <div className={cx(look.picture, picture && look.drawn, picture && over && look.faded)}>
          {picture ?? <Icon name="image" className="text-edge" />}
        </div>
        <div className={look.heading}>
          <div className={look.title}>
            <h3 id={id} className="max-w-full font-title text-17 font-bold text-balance">
              {name}
            </h3>
            <StatusBadge status={status}>{statusLabel}</StatusBadge>
          </div>
          <p className="tabular mt-0.5 text-13 text-ink-2">{unbrokenDates(time)}</p>
        </div>
      </div>
      {progress ? <LeaseProgress {...progress} over={over} /> : null}
      <DescriptionList items={items} className="border-t border-line px-3" />
      {actions || (href !== undefined && openLabel !== undefined) ? (
        <div className={look.foot}>
          {href === undefined ? null : (
            <a
              href={href}
              id={`${id}o`}
              aria-labelledby={`${id}o ${id}`}
              aria-current={chosen || undefined}
              className={look.open}
            >
              {openLabel}
              <Icon name="forward" size={18} />
            </a>
          )}
          {actions ? <div className={look.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </article>
  );
}

function LeaseProgress({
  day,
  days,
  label,
  over,
}: {
  day: number;
  days: number;
  label: string;
  over: boolean;
}) {
  return (
    <div className="px-3 pb-3">
      <p className="tabular pb-1.5 text-13 text-ink-2">{label}</p>
      <Progress value={day} max={days} tone={over ? 'off' : 'success'} />
    </div>
  );
}

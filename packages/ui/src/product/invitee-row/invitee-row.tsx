import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../primitives/badge/index.ts';

export interface InviteeRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture, at most 40 px. */
  avatar: ReactNode;
  /** Public name. */
  name: string;
  /** When they joined, and who invited them. */
  note: string;
  /** Holds at least one lease. */
  valid: boolean;
  /** "2 leases", "No lease yet". */
  validLabel: string;
}

/**
 * Show one person of a team, and whether they count. Renders a `<div>`; put it into a list item.
 *
 * @when A person who joined by an invitation, and whether they count.
 * @instead Use `ListRow` for other people and things.
 */
export function InviteeRow({ avatar, name, note, valid, validLabel, className, ...props }: InviteeRowProps) {
  return (
    <div
      {...props}
      data-valid={valid}
      className={cx('flex items-center gap-3 border-b border-line px-4 py-3', className)}
    >
      <div className="shrink-0">{avatar}</div>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-36">
          <p className="font-semibold text-ink">{name}</p>
          <p className="tabular text-13 text-ink-2">{note}</p>
        </div>
        <Badge tone={valid ? 'success' : 'neutral'} icon={valid ? 'check' : undefined}>
          {validLabel}
        </Badge>
      </div>
    </div>
  );
}

import { Badge } from '@paydirt/ui/badge';
import { Card } from '@paydirt/ui/card';
import { IconButton, IconLink } from '@paydirt/ui/icon-button';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import type { ReactNode } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';

export interface DestinationCardProps {
  /** The member's own name for it, used in the labels of its buttons. */
  name: string;
  /** The first line. @default name */
  title?: string | undefined;
  badge?: string | undefined;
  /** The address of its form; without it, it can only be deleted. */
  editHref?: string | undefined;
  onDelete: () => void;
  /** Reason for a failed deletion. */
  failure: string | null;
  children: ReactNode;
}

/** Show one place where money or goods can go. */
export function DestinationCard({
  name,
  title = name,
  badge,
  editHref,
  onDelete,
  failure,
  children,
}: DestinationCardProps) {
  const t = useT();
  return (
    <Card>
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 pt-2">
          <h2 className="min-w-0 text-15 font-semibold wrap-anywhere">{title}</h2>
          {badge === undefined ? null : <Badge className="shrink-0">{badge}</Badge>}
        </div>
        <div className="-me-2 flex shrink-0">
          {editHref === undefined ? null : (
            <IconLink icon="edit" label={t('destinations.changeNamed', { name })} href={hashHref(editHref)} />
          )}
          <IconButton icon="trash" label={t('destinations.deleteNamed', { name })} onClick={onDelete} />
        </div>
      </div>
      <div className="mt-1 flex flex-col gap-1 text-15 text-ink-2 wrap-anywhere">{children}</div>
      <FormFailure text={failure} />
    </Card>
  );
}

/** The shape of a list of them. */
export function DestinationsSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-3">
        {[0, 1].map((index) => (
          <Card key={index}>
            <SkeletonLine size="15" extent="medium" />
            <SkeletonBlock className="mt-3 h-11" />
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}

import type { ComponentProps } from 'react';
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../primitives/skeleton/index.ts';

/** As many rows as most months have. */
const WEEKS = 5;

export interface SignInCalendarSkeletonProps extends ComponentProps<'div'> {
  /** Text for screen readers: the thing that is loading. */
  label: string;
}

/** Placeholder of a {@link SignInCalendar}: a month of five weeks, its texts and its button. */
export function SignInCalendarSkeleton({ label, ...props }: SignInCalendarSkeletonProps) {
  return (
    <Skeleton {...props} label={label}>
      <div className="flex flex-col gap-3">
        <div className="flex min-h-11 items-center">
          <SkeletonLine size="20" />
        </div>
        <div className="grid grid-cols-7 gap-0.5">
          {Array.from({ length: WEEKS * 7 }, (_, index) => (
            <div key={index} className="grid min-h-12 place-items-center">
              <SkeletonBlock className="size-6" />
            </div>
          ))}
        </div>
        <SkeletonBlock className="h-14 w-full" />
        <SkeletonLine extent="medium" />
        <SkeletonLine size="13" extent="full" />
        <SkeletonBlock className="h-13 w-full" />
      </div>
    </Skeleton>
  );
}

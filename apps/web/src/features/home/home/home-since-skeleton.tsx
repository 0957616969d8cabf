import { Card } from '@paydirt/ui/card';
import { SkeletonRow } from '@paydirt/ui/skeleton';

/** Hold the place of what happened meanwhile. */
export function HomeSinceSkeleton() {
  return (
    <Card flush aria-hidden="true" className="animate-breathe">
      <SkeletonRow />
      <SkeletonRow />
    </Card>
  );
}

import { RelativeTime } from '@paydirt/ui/relative-time';

import { timeOf } from '../../../platform/data/wire.ts';
import { useFormat } from '../../../platform/hooks.tsx';

/** Show the age of an entry, and its exact time after a tap. */
export function When({ iso }: { iso: string }) {
  const format = useFormat();
  const at = timeOf(iso);
  return <RelativeTime at={at} format={format.ago} exact={format.dateTime(at)} />;
}

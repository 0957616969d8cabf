import { useT } from '../../../platform/hooks.tsx';
import type { Destinations } from './withdraw-stage.ts';

/** Show the destination of a withdrawal in full, by the id of the address or account. */
export function WithdrawalDestination({ destinations, id }: { destinations: Destinations; id: unknown }) {
  const t = useT();
  const destination =
    destinations.status === 'ready' ? destinations.value.find(({ value }) => value === id) : undefined;
  return destination === undefined ? null : (
    <div>
      <p className="text-13 text-ink-2">{t('withdraw.confirm.to')}</p>
      <p className="text-15 font-semibold">{destination.label}</p>
      <p className="text-13 break-all text-ink-2">{destination.full}</p>
    </div>
  );
}

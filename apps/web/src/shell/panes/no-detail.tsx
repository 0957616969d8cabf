import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { useT } from '../../platform/hooks.tsx';

/** Show, next to a list, that nothing was chosen from it yet. */
export function NoDetail() {
  const t = useT();
  return (
    <EmptyState
      className="my-auto"
      illustration={<Illustration src={scenes['empty-search']} />}
      title={t('shell.beside.title')}
    />
  );
}

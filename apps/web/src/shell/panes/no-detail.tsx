import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { useT } from '../../platform/hooks.tsx';

/** Explain, beside a list, that its items open here. */
export function NoDetail() {
  const t = useT();
  return (
    <EmptyState
      className="my-auto"
      illustration={<Illustration src={scenes['empty-search']} />}
      title={t('shell.beside.title')}
      text={t('shell.beside.text')}
    />
  );
}

import { Button } from '@paydirt/ui/button';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useT } from '../../../platform/hooks.tsx';
import type { Refusal } from './refusals.ts';

/** Say at a post or a comment what was refused and why, with the way to try it again. */
export function Refused({ title, reason, onRetry }: Refusal) {
  const t = useT();
  return (
    <FormFailure
      className="pt-2"
      title={title}
      text={reason}
      action={
        <Button size="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}

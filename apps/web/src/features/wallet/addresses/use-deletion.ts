import type { CallError } from '@paydirt/contract';
import type { Result } from '@paydirt/domain';

import { useFailureText, useT, useToast } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';

/** A deletion that is ready to be sent. */
interface Deletion {
  readonly send: (input: { id: string }) => Promise<Result<unknown, CallError> | null>;
}

/** Confirm the deletion of something of the member's, delete it, and show the result. */
export function useDeletion({ send }: Deletion) {
  const t = useT();
  const confirm = useConfirm();
  const toast = useToast();
  const failureText = useFailureText();
  return async (id: string, consequence: string): Promise<void> => {
    const confirmed = await confirm({
      title: t('common.confirmDelete'),
      text: consequence,
      confirm: t('common.delete'),
      tone: 'danger',
    });
    if (!confirmed) return;
    const result = await send({ id });
    if (result === null) return;
    if (result.ok) toast(t('destinations.deleted'), 'success');
    else toast(failureText(result.error), 'failure');
  };
}

import type { CallError } from '@paydirt/contract';
import type { Result } from '@paydirt/domain';
import { useState } from 'react';

import { useFailureText, useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';

/** A deletion that is ready to be sent. */
interface Deletion {
  readonly send: (input: { id: string }) => Promise<Result<unknown, CallError> | null>;
}

/** Confirm the deletion of something of the member's and delete it; `failure` is why the last was refused. */
export function useDeletion({ send }: Deletion) {
  const t = useT();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);

  async function remove(id: string, consequence: string): Promise<void> {
    const confirmed = await confirm({
      title: t('common.confirmDelete'),
      text: consequence,
      confirm: t('common.delete'),
      tone: 'danger',
    });
    if (!confirmed) return;
    setFailure(null);
    const result = await send({ id });
    // After a success the refetched list no longer has it.
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }
  return { remove, failure };
}

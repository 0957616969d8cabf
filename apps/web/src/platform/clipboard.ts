import { copyText } from '@paydirt/ui/copy-field';
import { useState } from 'react';

import { useT, useToast } from './hooks.tsx';

/** Copying a text: the function that does, and why the last one was not copied, to be shown where it was asked for. */
export interface Copying {
  readonly copy: (text: string) => Promise<void>;
  readonly failure: string | null;
}

/** Get the function that copies a text. */
export function useCopy(): Copying {
  const t = useT();
  const toast = useToast();
  const [refused, setRefused] = useState(false);
  return {
    async copy(text) {
      const copied = await copyText(text);
      if (copied) toast(t('common.copied'), 'success');
      setRefused(!copied);
    },
    failure: refused ? t('common.copyFailed') : null,
  };
}

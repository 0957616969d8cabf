import { CallError } from '@paydirt/contract';
import { seed } from '@paydirt/contract/sandbox/world';
import { useEffect, useState } from 'react';

import { useClient, usePlatform } from '../../../platform/hooks.tsx';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useSeed } from '../../../platform/data/seed.ts';

/**
 * Get the visible extent of the panel: all of it, or in class mode without its key one's own part. `asking` until the
 * services have answered; where they do not, the parts show it themselves.
 */
export function usePanelAccess(): 'asking' | 'all' | 'own' {
  const { classKey } = usePlatform();
  const refresh = useRefresh();
  const view = useSeed();
  // A key that was entered or rejected can change any answer.
  useEffect(() => classKey.subscribe(() => void refresh()), [classKey, refresh]);
  // A rejected key is dropped, and the request is repeated without it.
  const keyIsWrong =
    view.status === 'failed' && view.error instanceof CallError && view.error.name === 'class_key_wrong';
  if (view.status === 'loading' || keyIsWrong) return 'asking';
  return view.status === 'ready' && view.value.keyNeeded ? 'own' : 'all';
}

/**
 * Get the function that tries a class key: null when it is right, which is kept for this tab, else the services'
 * refusal.
 */
export function useClassKey(): {
  readonly enter: (typed: string) => Promise<unknown>;
  readonly trying: boolean;
} {
  const client = useClient();
  const { classKey } = usePlatform();
  const [trying, setTrying] = useState(false);
  return {
    trying,
    async enter(typed) {
      setTrying(true);
      try {
        await client.call(seed, {}, { classKey: typed });
        classKey.set(typed);
        return null;
      } catch (error) {
        return error;
      } finally {
        setTrying(false);
      }
    },
  };
}

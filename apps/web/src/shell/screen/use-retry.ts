import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOnline, usePlatform } from '../../platform/hooks.tsx';
import { createRetry, type Retry } from '../../platform/services/retry.ts';

/** Retries of a part of the app that could not be fetched. */
export interface Retrying {
  /** Report that it could not be fetched. */
  readonly failed: () => void;
  /** Retry at once, on the member's request. */
  readonly now: () => void;
  /** A retry is under way. */
  readonly trying: boolean;
}

/**
 * Retry a part of the app that could not be loaded: automatically with growing pauses, at once when the network
 * returns, and by hand. Where the server answers and it still does not load (a newer version of the app, or a
 * browser that remembers a module that failed), the page is reloaded. `again` requests it; another `subject` starts
 * over.
 */
export function useRetry(subject: string, again: () => void): Retrying {
  const { serverAnswers, chunkFailed, reload } = usePlatform();
  const online = useOnline();
  const [trying, setTrying] = useState(false);
  const retry = useRef<Retry>(null);
  const byHand = useRef(false);
  const tryAgain = useEffectEvent(again);

  /** Without a network, what failed and the shell say so already: only a server that answers is worth a reload. */
  async function reloadByHand(): Promise<void> {
    if (online || (await serverAnswers())) reload();
  }

  useEffect(() => {
    const made = createRetry({ answers: serverAnswers, again: () => tryAgain(), onTrying: setTrying });
    retry.current = made;
    return () => {
      made.stop();
      setTrying(false);
      byHand.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another subject starts over
  }, [subject, serverAnswers]);

  useEffect(() => {
    if (online) retry.current?.now();
  }, [online]);

  return {
    trying,
    now() {
      byHand.current = true;
      retry.current?.now();
    },
    failed() {
      retry.current?.failed();
      if (byHand.current) void reloadByHand();
      else void chunkFailed();
      byHand.current = false;
    },
  };
}

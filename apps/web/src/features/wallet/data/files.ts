import { type Call, CallError, type InputOf } from '@paydirt/contract';
import { err, ok, type Result } from '@paydirt/domain';
import { useRef, useState } from 'react';
import useSWR from 'swr';

import { type NamedFile, saveFile } from '../../../platform/save-file.ts';
import { useClient, useClock } from '../../../platform/hooks.tsx';
import type { Answered } from '../../../platform/data/answer-cache.ts';
import { keyOf } from '../../../platform/data/key.ts';
import { useAudience, viewOf } from '../../../platform/data/use-call.ts';
import type { View } from '../../../platform/data/view.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * Read a call that answers with a file, again each time that the component appears: a document opened again has the
 * latest figures. While it is read, only a move of the clock fetches it again. With `input` null no request is made.
 */
export function useFile<C extends Call>(call: C, input: InputOf<C> | null): View<NamedFile> {
  const client = useClient();
  const now = useClock();
  const audience = useAudience();
  const [opened] = useState(() => crypto.randomUUID());
  const key = input === null ? null : `file:${opened}:${keyOf(call, input as object, audience)}`;
  const { data, error, mutate } = useSWR<Answered<NamedFile>, unknown>(
    key,
    async () => ({ value: await fetchFile(client, call, input as InputOf<C>), asOf: now() }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return viewOf(
    data,
    error,
    () => null,
    () => void mutate(),
    () => false,
  );
}

/** Fetch a file and save it. A second call while one is under way answers null. */
export function useSaveFile<C extends Call>(
  call: C,
): {
  readonly save: (input: InputOf<C>) => Promise<Result<NamedFile, CallError> | null>;
  readonly saving: boolean;
} {
  const client = useClient();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  return {
    saving,
    async save(input) {
      if (busy.current) return null;
      busy.current = true;
      setSaving(true);
      try {
        const file = await fetchFile(client, call, input);
        saveFile(file);
        return ok(file);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return err(error);
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
  };
}

import { useRef, useState } from 'react';

import { useMember, usePlatform } from '../platform/hooks.tsx';
import { storedValueOf } from '../platform/storage/stored-value.ts';

/** Values of a form's fields that are not secret. */
export type DraftValues = Readonly<Record<string, string>>;

/** Values typed and not sent yet. */
export interface Draft<T extends DraftValues> {
  readonly values: T;
  readonly change: (next: Partial<T>) => void;
  /** Delete the draft after sending. One that another form stored under this name meanwhile is kept. */
  readonly clear: () => void;
}

/**
 * Store the values typed into a form: they are restored after leaving, a reload or a crash, and for a member
 * also after a new login when the session expired. They are deleted when the form is sent and, except for a
 * post's draft, at logout; no other member sees them. Never for passwords and codes.
 */
export function useDraft<T extends DraftValues>(form: string, initial: T): Draft<T> {
  const { local, perTab } = usePlatform();
  const userId = useMember()?.userId ?? null;
  // The draft keeps its owner, even if the session changes while the form is open.
  const [stored] = useState(() => storedValueOf(`draft.${form}`, { userId, local, perTab }));
  const [values, setValues] = useState<T>(() => {
    const kept = stored.read();
    if (typeof kept !== 'object' || kept === null) return initial;
    const known = Object.entries(kept).filter(
      ([name, value]) => name in initial && typeof value === 'string',
    );
    return { ...initial, ...Object.fromEntries(known) };
  });
  // Two fields may change before the next render, when the state still lacks the first change.
  const latest = useRef(values);
  const read = () => JSON.stringify(stored.read());
  const [opened] = useState(read);
  const last = useRef(opened);
  return {
    values,
    change(next) {
      latest.current = { ...latest.current, ...next };
      stored.set(latest.current);
      last.current = read();
      setValues(latest.current);
    },
    clear() {
      if (read() === last.current) stored.remove();
      latest.current = initial;
      setValues(initial);
    },
  };
}

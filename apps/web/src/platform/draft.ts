import { useRef, useState } from 'react';

import { usePlatform } from './hooks.tsx';
import { readJson, write } from './storage.ts';

/** Values of a form's fields that are not secret. */
export type DraftValues = Readonly<Record<string, string>>;

/** What was typed and not sent yet. */
export interface Draft<T extends DraftValues> {
  readonly values: T;
  readonly change: (next: Partial<T>) => void;
  /** Forget it, after it was sent. */
  readonly clear: () => void;
}

/** Keep what was typed into a form for the life of the tab. Never for passwords and codes. */
export function useDraft<T extends DraftValues>(form: string, initial: T): Draft<T> {
  const { perTab } = usePlatform();
  const place = `paydirt.draft.${form}`;
  const [values, setValues] = useState<T>(() => {
    const stored = readJson(perTab, place);
    if (typeof stored !== 'object' || stored === null) return initial;
    const known = Object.entries(stored).filter(
      ([name, value]) => name in initial && typeof value === 'string',
    );
    return { ...initial, ...Object.fromEntries(known) };
  });
  // Two fields may change at once, before there is another rendering.
  const latest = useRef(values);
  return {
    values,
    change(next) {
      latest.current = { ...latest.current, ...next };
      write(perTab, place, JSON.stringify(latest.current));
      setValues(latest.current);
    },
    clear() {
      perTab.removeItem(place);
      latest.current = initial;
      setValues(initial);
    },
  };
}

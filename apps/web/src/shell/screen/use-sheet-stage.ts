import { useEffect, useRef, useState } from 'react';

/** State of a sheet with several stages. */
export interface SheetStage<S, R> {
  /** The stage that is drawn: the last one stays while the sheet goes, so that it does not turn empty on its way. */
  readonly shown: S;
  /** Result; null before. It stays while the sheet closes, so that a second tap sends nothing again. */
  readonly result: R | null;
  readonly setResult: (result: R) => void;
  /** Get the present stage, for asynchronous work; null once the sheet or its page is closed. */
  readonly current: () => S | null;
}

/**
 * Hold the stage of a sheet of several stages.
 *
 * @param stage Null while the sheet is closed.
 * @param last The stage of a sheet that was never open.
 */
export function useSheetStage<S extends string, R>(stage: S | null, last: S): SheetStage<S, R> {
  const [shown, setShown] = useState(last);
  const [result, setResult] = useState<R | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (stage !== null && stage !== shown) setShown(stage);
  if ((stage !== null) !== wasOpen) {
    setWasOpen(stage !== null);
    if (stage !== null) setResult(null);
  }
  const open = useRef(stage);
  useEffect(() => {
    open.current = stage;
    return () => {
      open.current = null;
    };
  }, [stage]);
  return { shown, result, setResult, current: () => open.current };
}

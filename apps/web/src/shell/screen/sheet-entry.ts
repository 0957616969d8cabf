import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';

import { useEntry, useNavigation } from '../../platform/navigation/hash-location.ts';

/** Give an open sheet or dialog an entry of the history, so that Back closes it first. */
export function useSheetEntry(open: boolean, close: () => void): void {
  const id = useId();
  const navigation = useNavigation();
  const { sheets } = useEntry();
  const isThere = sheets.includes(id);
  const wasThere = useRef(false);
  const closeNow = useEffectEvent(close);

  // The entry must exist before the sheet is visible: an early Back would otherwise leave the page.
  useLayoutEffect(() => {
    if (!open) return undefined;
    navigation.openSheet(id);
    return () => navigation.closeSheet(id);
  }, [open, id, navigation]);

  useEffect(() => {
    if (open && wasThere.current && !isThere) closeNow();
    wasThere.current = open && isThere;
  }, [open, isThere]);
}

import { useEffect, useEffectEvent } from 'react';

import { type Shared, takeShared } from '../../../platform/offline/shared.ts';

/** Hand over what another app shared, which waits on the device under an id. Draws nothing. */
export function TakeShared({ id, onTaken }: { id: string; onTaken: (shared: Shared) => void }) {
  const taken = useEffectEvent((shared: Shared) => {
    // Its address may be opened again, and then leaves the draft as it is.
    if (shared.text !== '' || shared.pictures.length > 0) onTaken(shared);
  });
  useEffect(() => {
    // Where the browser keeps nothing, nothing was shared.
    takeShared(id).then(taken, () => undefined);
  }, [id]);
  return null;
}

import { useState } from 'react';

/** An action on a post or a comment that was refused after its button had gone. */
export interface Refusal {
  /** Name of the action. */
  readonly title: string;
  readonly reason: string;
  readonly onRetry: () => void;
}

/** The refused actions of a screen, by the id of the post or comment, each shown there. */
export interface Refusals {
  readonly byId: ReadonlyMap<string, Refusal>;
  /** Keep the last refusal of one; null drops it, when it is tried again. */
  readonly keep: (id: string, refusal: Refusal | null) => void;
}

/** Keep what was refused while the screen is there. */
export function useRefusals(): Refusals {
  const [byId, setById] = useState<ReadonlyMap<string, Refusal>>(() => new Map());
  return {
    byId,
    keep: (id, refusal) =>
      setById((known) => {
        if (refusal === null && !known.has(id)) return known;
        const others = [...known].filter(([other]) => other !== id);
        return new Map(refusal === null ? others : [...others, [id, refusal]]);
      }),
  };
}

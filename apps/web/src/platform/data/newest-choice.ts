/** Send a choice; null where a later one took its place. */
export type SendChoice = <R>(send: () => Promise<R>) => Promise<R | null>;

/**
 * Keep choices of one thing in order: one is sent at a time, and of those made meanwhile only the newest, so that the
 * service ends with the choice that is shown.
 */
export function newestChoice(): SendChoice {
  let newest = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (send) => {
    newest += 1;
    const own = newest;
    const sent = last.then(() => (own === newest ? send() : null));
    last = sent.catch(() => undefined);
    const result = await sent;
    return own === newest ? result : null;
  };
}

import { err, type Result } from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

/** Limits of the bodies that a process receives at a time. */
export interface BodyLimits {
  readonly perSession: number;
  /** Limit for a network, of bodies whose session is not known. */
  readonly perAddress: number;
  readonly inAll: number;
}

/** Small bodies: a class of thirty behind one address never sends this many at once. */
export const FORM_LIMITS: BodyLimits = { perSession: 12, perAddress: 64, inAll: 1024 };
/** Uploads, of which each may hold megabytes while it comes. */
export const UPLOAD_LIMITS: BodyLimits = { perSession: 12, perAddress: 12, inAll: 48 };

export interface Sender {
  /** Network that it comes from. */
  readonly address: string;
  /** Hash of the token of a live session; null for any other sender. */
  readonly session: Uint8Array | null;
}

/** The slots of bodies that are on their way. */
export interface BodySlots {
  /**
   * Read a body in a slot. If its sender, or everyone together, has too many under way, another one is ended: the
   * oldest of the sender with most. It is refused with `too_many_requests`, without waiting for its rest.
   */
  read<T, E>(sender: Sender, work: () => Promise<Result<T, E>>): Promise<Result<T, E | 'too_many_requests'>>;
  /** Tells whether a network has so many under way that sessions should be looked up first. */
  isCrowded(address: string): boolean;
}

const addressKey = (address: string) => `address:${address}`;

/** Create the slots of a process: a slow body keeps its slot only as long as no other needs it. */
export function createBodySlots({ perSession, perAddress, inAll }: BodyLimits): BodySlots {
  /** By sender: how each of their bodies is ended, the oldest first. */
  const senders = new Map<string, Set<() => void>>();
  let underWay = 0;

  function leave(key: string, evict: () => void): void {
    const own = senders.get(key);
    if (!own?.delete(evict)) return;
    underWay -= 1;
    if (own.size === 0) senders.delete(key);
  }

  function enter(key: string, atMost: number, evict: () => void): void {
    const own = senders.get(key) ?? new Set();
    const fullest = () =>
      [...senders].reduce<readonly [string, Set<() => void>]>(
        (most, other) => (other[1].size > most[1].size ? other : most),
        [key, own],
      );
    const overfull = own.size >= atMost ? ([key, own] as const) : underWay >= inAll ? fullest() : null;
    const [oldest] = overfull?.[1] ?? [];
    if (overfull && oldest) {
      leave(overfull[0], oldest);
      oldest();
    }
    senders.set(key, own.add(evict));
    underWay += 1;
  }

  return {
    isCrowded: (address) => (senders.get(addressKey(address))?.size ?? 0) >= perAddress / 2,

    async read({ address, session }, work) {
      const key = session === null ? addressKey(address) : `session:${toHex(session)}`;
      const { promise: displaced, resolve } = Promise.withResolvers<Result<never, 'too_many_requests'>>();
      const evict = () => resolve(err('too_many_requests'));
      enter(key, session === null ? perAddress : perSession, evict);
      try {
        return await Promise.race([work(), displaced]);
      } finally {
        leave(key, evict);
      }
    },
  };
}

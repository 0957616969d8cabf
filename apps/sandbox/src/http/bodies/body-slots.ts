import { err, type Result } from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

/** Limits of the request bodies that a process receives at the same time. */
export interface BodyLimits {
  readonly perSession: number;
  /** Limit for a network, of bodies without a known session. */
  readonly perAddress: number;
  readonly inAll: number;
}

/** Limits of small bodies: a class of thirty behind one address never sends so many at once. */
export const FORM_LIMITS: BodyLimits = { perSession: 12, perAddress: 64, inAll: 1024 };
/** Limits of uploads, each of which may use megabytes of memory while it arrives. */
export const UPLOAD_LIMITS: BodyLimits = { perSession: 12, perAddress: 12, inAll: 48 };

export interface Sender {
  /** Network that the request comes from. */
  readonly address: string;
  /** Hash of the token of a live session; null for any other sender. */
  readonly session: Uint8Array | null;
}

/** Slots of the bodies that are being received. */
export interface BodySlots {
  /**
   * Read a body in a slot. If its sender, or all senders together, have too many, another body is ended: the
   * oldest one of the sender with the most. That request is refused with `too_many_requests`, without waiting
   * for the rest of its body.
   */
  read<T, E>(sender: Sender, work: () => Promise<Result<T, E>>): Promise<Result<T, E | 'too_many_requests'>>;
  /** Tell whether a network has so many bodies that the sessions should be checked first. */
  isCrowded(address: string): boolean;
}

const addressKey = (address: string) => `address:${address}`;

/** Create the slots of a process. A slow body keeps its slot only until another needs it. */
export function createBodySlots({ perSession, perAddress, inAll }: BodyLimits): BodySlots {
  /** Functions that end the bodies of each sender, the oldest first. */
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

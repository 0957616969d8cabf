import { bytesToHex } from '@noble/hashes/utils.js';

import type { TestClock } from '../platform/clock.ts';

/** Number of sessions whose member is remembered; they take two megabytes at most. */
const REMEMBERED = 10_000;

/** Member of a session, and the clock. */
export interface ExpectedState {
  readonly clock: TestClock;
  readonly memberId: string | null;
}

/**
 * State of recent requests. The next request is read early on this assumption, and answered only if it turns
 * out right: no decision is based on it.
 */
export interface ExpectedStates {
  /** Get the expected state of a session; null if it is not known. */
  readonly of: (tokenHash: Uint8Array | null) => ExpectedState | null;
  readonly note: (tokenHash: Uint8Array | null, found: ExpectedState) => void;
}

/** Create the memory of a process. */
export function createExpectedStates(): ExpectedStates {
  const members = new Map<string, string>();
  let clock: TestClock | null = null;
  return {
    of(tokenHash) {
      if (clock === null) return null;
      if (tokenHash === null) return { clock, memberId: null };
      const memberId = members.get(bytesToHex(tokenHash));
      return memberId === undefined ? null : { clock, memberId };
    },
    note(tokenHash, found) {
      clock = found.clock;
      if (tokenHash === null) return;
      const session = bytesToHex(tokenHash);
      if (found.memberId === null) {
        members.delete(session);
        return;
      }
      if (members.size >= REMEMBERED && !members.has(session)) {
        const [oldest] = members.keys();
        if (oldest !== undefined) members.delete(oldest);
      }
      members.set(session, found.memberId);
    },
  };
}

/** Tell whether the state of a request is the expected one. */
export function isAsExpected(found: ExpectedState, expected: ExpectedState): boolean {
  return (
    found.memberId === expected.memberId &&
    found.clock.offsetMs === expected.clock.offsetMs &&
    found.clock.world === expected.clock.world
  );
}

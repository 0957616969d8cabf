import { bytesToHex } from '@noble/hashes/utils.js';

import type { TestClock } from '../platform/clock.ts';

/** Sessions of which it is remembered whose they are, in two megabytes at most. */
const REMEMBERED = 10_000;

/** The member of a session, and the clock. */
export interface ExpectedState {
  readonly clock: TestClock;
  readonly memberId: string | null;
}

/**
 * Findings of the last requests. The next one's reading is begun by them and answered if they still hold: nothing is ever
 * decided by them.
 */
export interface ExpectedStates {
  /** Null where nothing is known. */
  readonly of: (tokenHash: Uint8Array | null) => ExpectedState | null;
  readonly note: (tokenHash: Uint8Array | null, found: ExpectedState) => void;
}

/** Make the memory of a process. */
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

/** Tell whether a request is what it was expected to be. */
export function isAsExpected(found: ExpectedState, expected: ExpectedState): boolean {
  return (
    found.memberId === expected.memberId &&
    found.clock.offsetMs === expected.clock.offsetMs &&
    found.clock.world === expected.clock.world
  );
}

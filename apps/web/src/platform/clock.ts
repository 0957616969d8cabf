import { epochMs, type Clock, type EpochMs, SECOND_MS } from '@paydirt/domain';

/** The services' clock, as this browser knows it. */
export interface ServiceClock extends Clock {
  /** Whether a service has told its time yet; before, `now` is this device's. */
  readonly known: () => boolean;
  /** This device's own clock: for spans that are measured across a reload, before a service told its time. */
  readonly deviceNow: () => EpochMs;
  /** Take over the time of an answer. */
  readonly tell: (serviceNowMs: number) => void;
  /** Told when the clock was learned or moved. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told when the clock was moved while the app ran, so that what is shown is out of date. */
  readonly onMoved: (listener: () => void) => () => void;
}

/** An answer is at most this much older than the clock says; anything beyond means the clock was moved. */
const MOVED_MS = 30 * SECOND_MS;
/** Answers arrive late by their way, so a smaller offset is worth less than a larger one. */
const LATE_MS = 2 * SECOND_MS;

/**
 * Make the web's one clock. `deviceNow` is the only reading of the device's clock in the app.
 *
 * Each answer carries the services' time (H4). The fastest answer is the most exact, and the test
 * clock never goes back, so an offset that is a little smaller is ignored.
 */
export function createClock(deviceNow: () => number = () => Date.now()): ServiceClock {
  let offset: number | null = null;
  const listeners = new Set<() => void>();
  const movedListeners = new Set<() => void>();

  return {
    now: (): EpochMs => epochMs(Math.round(deviceNow() + (offset ?? 0))),
    known: () => offset !== null,
    deviceNow: () => epochMs(deviceNow()),
    tell(serviceNowMs) {
      const next = serviceNowMs - deviceNow();
      if (offset !== null && next <= offset && offset - next < LATE_MS) return;
      const moved = offset !== null && Math.abs(next - offset) > MOVED_MS;
      offset = next;
      for (const listener of [...listeners]) listener();
      if (moved) for (const listener of [...movedListeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onMoved(listener) {
      movedListeners.add(listener);
      return () => movedListeners.delete(listener);
    },
  };
}

/** A clock that stands still, for stories and tests. */
export function stillClock(at: EpochMs): ServiceClock {
  return { ...createClock(() => at), now: () => at, known: () => true, tell: () => undefined };
}

import { epochMs, type Clock, type EpochMs, SECOND_MS } from '@paydirt/domain';

import { isSessionStored } from '../session.ts';
import { type KeyValueStore, memoryStore, readJson, write } from '../storage/storage.ts';

/** The services' clock, as this browser knows it. */
export interface ServiceClock extends Clock {
  /**
   * The services' time, running on from the last answer, also of an earlier visit; null before any. Every displayed
   * time and countdown uses this (H4). `now` falls back to the device's, where a comparison needs some time.
   */
  readonly serviceTime: () => EpochMs | null;
  /** Tell if the last call returned the services' time; true before the first. */
  readonly connected: () => boolean;
  /** This device's own clock: for spans that are measured across a reload, before a service gave its time. */
  readonly deviceNow: () => EpochMs;
  /** Take over the time of an answer. */
  readonly synchronize: (serviceNowMs: number) => void;
  /** Note that a call returned no time: no service was reached. */
  readonly lose: () => void;
  /** Called when the time became known or was moved, and when the services became unreachable or reachable. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when the clock was moved while the app ran, so that displayed data is out of date. */
  readonly onMoved: (listener: () => void) => () => void;
}

/** An answer is at most this much older than the clock says; anything beyond means the clock was moved. */
const MOVED_MS = 30 * SECOND_MS;
/** Answers are late by their time in transit, so of two similar offsets the larger one is more exact. */
const LATE_MS = 2 * SECOND_MS;
/** Key of the last reported time, stored with the answers of that time: as long as a member is logged in. */
const STORAGE_KEY = 'paydirt.clock';
/** Well within the range of a date, for as long as an app may run on from there. */
const FURTHEST_MS = 8e15;

const isTime = (ms: unknown): ms is number => Number.isInteger(ms) && Math.abs(ms as number) <= FURTHEST_MS;

/** Get the offset of the services' clock to the device's, as an earlier visit last received it; null if none did. */
function keptOffset(local: KeyValueStore, device: number): number | null {
  const kept = readJson(local, STORAGE_KEY);
  if (typeof kept !== 'object' || kept === null || !('service' in kept) || !('device' in kept)) return null;
  if (!isTime(kept.service) || !isTime(kept.device)) return null;
  // If the device's clock was set back since, the services' clock does not go back with it.
  return kept.service - Math.min(kept.device, device);
}

/**
 * Create the only clock of the web app. `deviceNow` is the only reading of the device's clock in the app.
 *
 * Each answer carries the services' time (H4). The fastest answer is the most exact, and the test
 * clock never goes back, so an offset that is a little smaller is ignored.
 */
export function createClock(
  local: KeyValueStore = memoryStore(),
  deviceNow: () => number = () => Date.now(),
): ServiceClock {
  let connected = true;
  let setBackBy = 0;
  let last = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const movedListeners = new Set<() => void>();

  /** The device's clock, which is kept steady when the device's time is set back. */
  function running(): number {
    const device = deviceNow();
    if (device + setBackBy < last) setBackBy = last - device;
    last = device + setBackBy;
    return last;
  }

  let offset = keptOffset(local, running());

  const serviceTime = () => (offset === null ? null : epochMs(Math.round(running() + offset)));
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    serviceTime,
    now: () => serviceTime() ?? epochMs(deviceNow()),
    connected: () => connected,
    deviceNow: () => epochMs(deviceNow()),
    synchronize(serviceNowMs) {
      if (!isTime(serviceNowMs)) return;
      const wasConnected = connected;
      connected = true;
      const device = running();
      const next = serviceNowMs - device;
      const late = offset !== null && next <= offset && offset - next < LATE_MS;
      const moved = offset !== null && Math.abs(next - offset) > MOVED_MS;
      if (!late) offset = next;
      const service = Math.round(device + (offset ?? 0));
      if (isSessionStored(local))
        write(local, STORAGE_KEY, JSON.stringify({ service, device: Math.round(deviceNow()) }));
      if (!late || !wasConnected) changed();
      if (moved) for (const listener of [...movedListeners]) listener();
    },
    lose() {
      if (!connected) return;
      connected = false;
      changed();
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

/** Create a clock stopped at a given time, for stories and tests. */
export function stillClock(at: () => EpochMs): ServiceClock {
  return { ...createClock(), now: at, serviceTime: at, synchronize: () => undefined };
}

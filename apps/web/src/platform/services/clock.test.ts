import { DAY_MS, epochMs, HOUR_MS, MINUTE_MS } from '@paydirt/domain';
import { describe, expect, it, vi } from 'vitest';

import { createClock } from './clock.ts';
import { memoryStore } from '../storage/storage.ts';

const DEVICE = 1_795_000_000_000;

function clockOfDevice() {
  let device = DEVICE;
  const local = memoryStore({ 'paydirt.token': 'token-1' });
  const open = () => createClock(local, () => device);
  return { clock: open(), local, reload: open, pass: (ms: number) => void (device += ms) };
}

describe('createClock', () => {
  it('knows no time until a service sent one, and then follows the service', () => {
    const { clock, pass } = clockOfDevice();
    expect(clock.serviceTime()).toBeNull();
    expect(clock.now()).toBe(DEVICE);
    clock.synchronize(DEVICE + 30 * DAY_MS);
    pass(1500);
    expect(clock.serviceTime()).toBe(epochMs(DEVICE + 30 * DAY_MS + 1500));
    expect(clock.now()).toBe(clock.serviceTime());
  });

  it('keeps running without the services, also after a reload, and says that it is not connected', () => {
    const { clock, pass, reload } = clockOfDevice();
    clock.synchronize(DEVICE + 30 * DAY_MS);
    pass(MINUTE_MS);
    clock.lose();
    expect(clock.connected()).toBe(false);
    expect(clock.serviceTime()).toBe(DEVICE + 30 * DAY_MS + MINUTE_MS);
    pass(HOUR_MS);
    const again = reload();
    again.lose();
    expect(again.serviceTime()).toBe(DEVICE + 30 * DAY_MS + MINUTE_MS + HOUR_MS);
    again.synchronize(DEVICE + 30 * DAY_MS + MINUTE_MS + HOUR_MS);
    expect(again.connected()).toBe(true);
  });

  it('notifies once when the services are lost, and once when they are back', () => {
    const { clock } = clockOfDevice();
    clock.synchronize(DEVICE);
    const changed = vi.fn<() => void>();
    clock.subscribe(changed);
    clock.lose();
    clock.lose();
    expect(changed).toHaveBeenCalledTimes(1);
    clock.synchronize(DEVICE);
    clock.synchronize(DEVICE);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('never goes back when the device clock is set back, neither while running nor between two visits', () => {
    const { clock, pass, reload } = clockOfDevice();
    clock.synchronize(DEVICE + DAY_MS);
    pass(MINUTE_MS);
    expect(clock.serviceTime()).toBe(DEVICE + DAY_MS + MINUTE_MS);
    pass(-HOUR_MS);
    expect(clock.serviceTime()).toBe(DEVICE + DAY_MS + MINUTE_MS);
    pass(MINUTE_MS);
    expect(clock.serviceTime()).toBe(DEVICE + DAY_MS + 2 * MINUTE_MS);
    clock.synchronize(DEVICE + DAY_MS + 2 * MINUTE_MS);
    pass(-HOUR_MS);
    expect(reload().serviceTime()).toBe(DEVICE + DAY_MS + 2 * MINUTE_MS);
  });

  it('stores nothing on a device where nobody is logged in', () => {
    const local = memoryStore();
    createClock(local, () => DEVICE).synchronize(DEVICE + DAY_MS);
    expect(local.length).toBe(0);
  });

  it.each(['', '{', 'null', '{"service":"x","device":1}', '{"service":1e300,"device":1}', '[1,2]'])(
    'ignores an invalid stored time: %j',
    (kept) => {
      const clock = createClock(memoryStore({ 'paydirt.clock': kept }), () => DEVICE);
      expect(clock.serviceTime()).toBeNull();
    },
  );

  it.each([Number.NaN, Infinity, 8.64e15])('ignores a time that a clock cannot run on from: %d', (time) => {
    const { clock } = clockOfDevice();
    clock.synchronize(DEVICE);
    clock.synchronize(time);
    expect(clock.serviceTime()).toBe(DEVICE);
  });

  it('does not go back for an answer that was delayed', () => {
    const { clock, pass } = clockOfDevice();
    clock.synchronize(DEVICE + HOUR_MS);
    pass(1000);
    clock.synchronize(DEVICE + HOUR_MS + 200);
    expect(clock.now()).toBe(DEVICE + HOUR_MS + 1000);
  });

  it('adopts an answer that was faster than the others', () => {
    const { clock } = clockOfDevice();
    clock.synchronize(DEVICE + HOUR_MS);
    clock.synchronize(DEVICE + HOUR_MS + 300);
    expect(clock.now()).toBe(DEVICE + HOUR_MS + 300);
  });

  it('notifies when the clock was moved, not when it was first set or corrected', () => {
    const { clock } = clockOfDevice();
    const moved = vi.fn<() => void>();
    clock.onMoved(moved);
    clock.synchronize(DEVICE + HOUR_MS);
    clock.synchronize(DEVICE + HOUR_MS + 900);
    expect(moved).not.toHaveBeenCalled();
    clock.synchronize(DEVICE + DAY_MS);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('follows a reset, the only way back', () => {
    const { clock } = clockOfDevice();
    clock.synchronize(DEVICE + 30 * DAY_MS);
    clock.synchronize(DEVICE);
    expect(clock.now()).toBe(DEVICE);
  });
});

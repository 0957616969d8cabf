import { DAY_MS, epochMs, HOUR_MS } from '@paydirt/domain';
import { describe, expect, it, vi } from 'vitest';

import { createClock } from './clock.ts';

const DEVICE = 1_795_000_000_000;

function clockOfDevice() {
  let device = DEVICE;
  return { clock: createClock(() => device), pass: (ms: number) => void (device += ms) };
}

describe('createClock', () => {
  it('is the device until a service told its time, then runs with the service', () => {
    const { clock, pass } = clockOfDevice();
    expect(clock.known()).toBe(false);
    expect(clock.now()).toBe(DEVICE);
    clock.tell(DEVICE + 30 * DAY_MS);
    pass(1500);
    expect(clock.known()).toBe(true);
    expect(clock.now()).toBe(epochMs(DEVICE + 30 * DAY_MS + 1500));
  });

  it('does not step back for an answer that was long on its way', () => {
    const { clock, pass } = clockOfDevice();
    clock.tell(DEVICE + HOUR_MS);
    pass(1000);
    clock.tell(DEVICE + HOUR_MS + 200);
    expect(clock.now()).toBe(DEVICE + HOUR_MS + 1000);
  });

  it('takes over an answer that was faster than the others', () => {
    const { clock } = clockOfDevice();
    clock.tell(DEVICE + HOUR_MS);
    clock.tell(DEVICE + HOUR_MS + 300);
    expect(clock.now()).toBe(DEVICE + HOUR_MS + 300);
  });

  it('tells when the clock was moved, and not when it was learned or corrected', () => {
    const { clock } = clockOfDevice();
    const moved = vi.fn<() => void>();
    clock.onMoved(moved);
    clock.tell(DEVICE + HOUR_MS);
    clock.tell(DEVICE + HOUR_MS + 900);
    expect(moved).not.toHaveBeenCalled();
    clock.tell(DEVICE + DAY_MS);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('follows a reset, which is the one way back', () => {
    const { clock } = clockOfDevice();
    clock.tell(DEVICE + 30 * DAY_MS);
    clock.tell(DEVICE);
    expect(clock.now()).toBe(DEVICE);
  });
});

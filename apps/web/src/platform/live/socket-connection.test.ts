import { SECOND_MS } from '@paydirt/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepConnected } from './socket-connection.ts';

const HEARTBEAT_SECONDS = 10;
const READY = JSON.stringify({ type: 'ready', data: { heartbeatSeconds: HEARTBEAT_SECONDS } });
const MAILBOX = JSON.stringify({
  type: 'mailbox',
  data: { unread: { news: 1, station_news: 0, notice: 0, voucher: 0, coupon: 0 }, latest: null },
});
const CUT = 1006;
const SESSION_OVER = 4401;

/** The services as seen by a socket: each socket that was opened, in order. */
function connection() {
  const sockets: FakeSocket[] = [];
  const states: string[] = [];
  const events: string[] = [];
  const pauses: number[] = [];

  class FakeSocket extends EventTarget {
    readyState = 0;
    readonly sent: unknown[] = [];

    readonly url: string;

    constructor(url: string) {
      super();
      this.url = url;
      sockets.push(this);
    }

    send(text: string) {
      this.sent.push(JSON.parse(text));
    }

    /** The service accepts it and sends the current state. */
    letIn() {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
      this.receive(READY);
      this.receive(MAILBOX);
    }

    receive(data: string) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }

    close(code = CUT) {
      if (this.readyState === 3) return;
      this.readyState = 3;
      this.dispatchEvent(Object.assign(new Event('close'), { code }));
    }
  }

  const leave = keepConnected({
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    token: 'a secret',
    onState: (state) => states.push(state),
    onEvent: ({ type }) => events.push(type),
    pause(failures) {
      pauses.push(failures);
      return failures * SECOND_MS;
    },
  });
  const last = () => sockets.at(-1)!;
  const open = () => sockets.filter(({ readyState }) => readyState !== 3);
  return { sockets, states, events, pauses, leave, last, open };
}

describe('the socket connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', { location: { href: 'https://paydirt.example/' } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends the token as the first message, and never in the address', () => {
    const { last } = connection();
    last().letIn();
    expect(last().url).not.toContain('secret');
    expect(last().sent).toEqual([{ type: 'token', data: 'a secret' }]);
  });

  it('reconnects after every cut: one socket at a time, each event once, without longer pauses', async () => {
    const { sockets, states, events, pauses, last, open } = connection();
    for (let cut = 0; cut < 20; cut += 1) {
      last().letIn();
      expect(open()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(3 * SECOND_MS);
      last().close();
      expect(open()).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(SECOND_MS);
    }
    expect(sockets).toHaveLength(21);
    // It was accepted each time, so that none counts as another consecutive failure.
    expect(pauses).toEqual(Array.from({ length: 20 }, () => 1));
    expect(events.filter((type) => type === 'mailbox')).toHaveLength(20);
    expect(states).toEqual(Array.from({ length: 20 }, () => ['live', 'connecting']).flat());
  });

  it('waits longer after each consecutive failure', async () => {
    const { pauses, last } = connection();
    for (let failure = 1; failure <= 5; failure += 1) {
      last().close();
      await vi.advanceTimersByTimeAsync(failure * SECOND_MS);
    }
    expect(pauses).toEqual([1, 2, 3, 4, 5]);
  });

  it('reconnects when it is silent for longer than two heartbeats', async () => {
    const { sockets, last } = connection();
    last().letIn();
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_SECONDS * SECOND_MS);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HEARTBEAT_SECONDS * SECOND_MS);
    expect(sockets).toHaveLength(2);
  });

  it('does not reconnect once the session is over, nor after it was closed', async () => {
    const over = connection();
    over.last().letIn();
    over.last().close(SESSION_OVER);
    const left = connection();
    left.last().letIn();
    left.leave();
    await vi.advanceTimersByTimeAsync(600 * SECOND_MS);
    expect([over.sockets.length, left.sockets.length]).toEqual([1, 1]);
    expect(left.open()).toEqual([]);
  });

  it('ignores anything that is not an event', () => {
    const { events, last } = connection();
    last().letIn();
    const before = events.length;
    for (const text of ['', '<script>', '{}', JSON.stringify({ type: 'mailbox', data: null })])
      last().receive(text);
    expect(events).toHaveLength(before);
  });
});

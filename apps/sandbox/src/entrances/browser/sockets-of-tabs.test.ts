import { afterEach, expect, test, vi } from 'vitest';

import type { Link } from '../../http/sockets/connection.ts';
import { LOST, type Message } from './messages.ts';
import { serveSockets } from './serve-sockets.ts';
import { createServicesSocket, type ServicesSocket } from './services-socket.ts';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

function openChannel(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  channels.push(channel);
  return channel;
}

/** A worker that runs the services, which greet any client, until it is closed. */
function lead(name: string) {
  const channel = openChannel(name);
  const links: Link[] = [];
  const received: string[] = [];
  // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
  const say = (message: Message) => channel.postMessage(message);
  const { hear } = serveSockets((link) => {
    links.push(link);
    return {
      onMessage(data) {
        received.push(String(data));
        link.send(`hello ${String(data)}`);
      },
      onAlive: () => received.push('alive'),
      onClose: () => received.push('closed'),
    };
  }, say);
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.kind === 'from_socket') hear(message);
  });
  say({ kind: 'leading' });
  return { links, received, close: () => channel.close() };
}

/** A tab, and the messages of its socket. */
function tab(name: string) {
  const received: (string | number)[] = [];
  const open = createServicesSocket(openChannel(name));
  function connect(): ServicesSocket {
    const socket = open();
    socket.addEventListener('open', () => received.push('open'));
    socket.addEventListener('message', ({ data }) => received.push(String(data)));
    socket.addEventListener('close', ({ code }) => received.push(code));
    return socket;
  }
  return { received, connect };
}

test('each of two tabs receives its own messages, and a socket closes from either side', async () => {
  const services = lead('own');
  const [one, other] = [tab('own'), tab('own')];
  const [first, second] = [one.connect(), other.connect()];
  await vi.waitUntil(() => one.received.length > 0 && other.received.length > 0);
  first.send('Mara');
  second.send('Ravi');
  await vi.waitUntil(() => one.received.length > 1 && other.received.length > 1);
  expect(one.received).toEqual(['open', 'hello Mara']);
  expect(other.received).toEqual(['open', 'hello Ravi']);

  services.links[0]?.ping();
  await vi.waitUntil(() => services.received.includes('alive'));
  services.links[0]?.close(4401, 'unauthorized');
  await vi.waitUntil(() => first.readyState === 3);
  expect(one.received.at(-1)).toBe(4401);
  second.close();
  await vi.waitUntil(() => services.received.filter((what) => what === 'closed').length === 2);
  services.links[1]?.send('too late');
  expect(other.received).toEqual(['open', 'hello Ravi', 1005]);
});

test('a socket waits for the services, and closes with the tab that ran them', async () => {
  const { received, connect } = tab('lost');
  const socket = connect();
  const services = lead('lost');
  await vi.waitUntil(() => socket.readyState === 1);
  services.close();
  const next = lead('lost');
  await vi.waitUntil(() => socket.readyState === 3);
  expect(received).toEqual(['open', LOST]);
  const again = connect();
  await vi.waitUntil(() => again.readyState === 1);
  expect(next.links).toHaveLength(1);
});

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

/** A worker that has the services, which greet whoever says something, until it is closed. */
function lead(name: string) {
  const channel = openChannel(name);
  const links: Link[] = [];
  const heard: string[] = [];
  // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
  const say = (message: Message) => channel.postMessage(message);
  const { hear } = serveSockets((link) => {
    links.push(link);
    return {
      onMessage(data) {
        heard.push(String(data));
        link.send(`hello ${String(data)}`);
      },
      onAlive: () => heard.push('alive'),
      onClose: () => heard.push('closed'),
    };
  }, say);
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.kind === 'from_socket') hear(message);
  });
  say({ kind: 'leading' });
  return { links, heard, close: () => channel.close() };
}

/** A tab, and what its socket told it. */
function tab(name: string) {
  const told: (string | number)[] = [];
  const open = createServicesSocket(openChannel(name));
  function connect(): ServicesSocket {
    const socket = open();
    socket.addEventListener('open', () => told.push('open'));
    socket.addEventListener('message', ({ data }) => told.push(String(data)));
    socket.addEventListener('close', ({ code }) => told.push(code));
    return socket;
  }
  return { told, connect };
}

test('two tabs are told their own, and what they close is closed', async () => {
  const services = lead('own');
  const [one, other] = [tab('own'), tab('own')];
  const [first, second] = [one.connect(), other.connect()];
  await vi.waitUntil(() => one.told.length > 0 && other.told.length > 0);
  first.send('Mara');
  second.send('Ravi');
  await vi.waitUntil(() => one.told.length > 1 && other.told.length > 1);
  expect(one.told).toEqual(['open', 'hello Mara']);
  expect(other.told).toEqual(['open', 'hello Ravi']);

  services.links[0]?.ping();
  await vi.waitUntil(() => services.heard.includes('alive'));
  services.links[0]?.close(4401, 'unauthorized');
  await vi.waitUntil(() => first.readyState === 3);
  expect(one.told.at(-1)).toBe(4401);
  second.close();
  await vi.waitUntil(() => services.heard.filter((what) => what === 'closed').length === 2);
  services.links[1]?.send('too late');
  expect(other.told).toEqual(['open', 'hello Ravi', 1005]);
});

test('a socket waits for the services, and is lost with the tab that had them', async () => {
  const { told, connect } = tab('lost');
  const socket = connect();
  const services = lead('lost');
  await vi.waitUntil(() => socket.readyState === 1);
  services.close();
  const next = lead('lost');
  await vi.waitUntil(() => socket.readyState === 3);
  expect(told).toEqual(['open', LOST]);
  const again = connect();
  await vi.waitUntil(() => again.readyState === 1);
  expect(next.links).toHaveLength(1);
});

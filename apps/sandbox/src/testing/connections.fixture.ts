import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach } from 'vitest';

import type { RunningServer } from '../http/connections/server.ts';

/** Provide the tests of a file with servers and connections, which are closed after each test. */
export function withConnections() {
  const running: RunningServer[] = [];
  const sockets: Socket[] = [];

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of running.splice(0)) await server.close();
  });

  return {
    /** Servers to close. */
    running,
    /** Connections to close. */
    sockets,
    /** Open a connection, and send only these bytes. */
    async open(port: number, bytes = '', host = '127.0.0.1'): Promise<Socket> {
      const socket = connect(port, host);
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.resume();
      await once(socket, 'connect');
      if (bytes !== '') socket.write(bytes);
      return socket;
    },
  };
}

/** Tell whether neither side has ended a connection. */
export const isOpen = (socket: Socket) => !socket.readableEnded && !socket.destroyed;

/** Fetch an address, and return the text of the answer. */
export const textAt = async (url: string) => (await fetch(url)).text();

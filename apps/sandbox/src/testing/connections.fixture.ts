import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach } from 'vitest';

import type { RunningServer } from '../http/connections/server.ts';

/** Let the tests of a file run servers and open connections to them, which end after each test. */
export function withConnections() {
  const running: RunningServer[] = [];
  const sockets: Socket[] = [];

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of running.splice(0)) await server.close();
  });

  return {
    /** Servers that are to be closed. */
    running,
    /** Connections that are to be ended. */
    sockets,
    /** Open a connection, and send only this. */
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

/** Ask for an address, and take the text of the answer. */
export const textAt = async (url: string) => (await fetch(url)).text();

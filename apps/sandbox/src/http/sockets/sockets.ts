import { upgradeWebSocket } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { WSContext } from 'hono/ws';
import type { WebSocket } from 'ws';

import { clientAddress } from '../connections/client-address.ts';
import { isForeign } from '../origin.ts';
import type { Ports } from '../../operation/operation.ts';
import type { Link } from './connection.ts';
import { createListeners, type LinkEvents, type ListenersOptions } from './listeners.ts';

const isUpgrade = (c: Context) => (c.env as { readonly wss?: unknown } | undefined)?.wss !== undefined;

const linkOf = (socket: WSContext<WebSocket>): Link => ({
  send(text) {
    if (socket.readyState === 1) socket.send(text);
  },
  close: (code, reason) => socket.close(code, reason),
  cut: () => socket.raw?.terminate(),
  ping: () => socket.raw?.ping(),
});

/** Options of {@link createSockets}. */
export interface SocketsOptions extends ListenersOptions {
  readonly ports: Ports;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** Serve `message/socket` over WebSockets of Node's server. */
export function createSockets(options: SocketsOptions): Hono {
  const { ports, origins, trustProxy } = options;
  const takeUp = createListeners(options);
  const app = new Hono();
  app.get(
    '/message/socket',
    async (c, next) => {
      // A browser lets any page open a socket to any host, and only names the page's origin.
      const upgrades = c.req.header('Upgrade') !== undefined;
      if (upgrades && isForeign(c, { publicUrl: ports.publicUrl, origins })) return c.body(null, 403);
      // The request asks for a WebSocket, but not with a valid handshake.
      if (c.req.header('Upgrade')?.toLowerCase() === 'websocket' && !isUpgrade(c)) return c.body(null, 400);
      return next();
    },
    upgradeWebSocket((c) => {
      const address = clientAddress(c, trustProxy);
      let events: LinkEvents | null = null;
      return {
        onOpen(_event, context) {
          const socket = context as WSContext<WebSocket>;
          const opened = takeUp(linkOf(socket), address);
          socket.raw?.on('pong', opened.onAlive);
          events = opened;
        },
        onMessage: ({ data }) => events?.onMessage(data),
        onClose: () => events?.onClose(),
        onError() {
          // The close event that follows handles everything.
        },
      };
    }),
  );
  return app;
}

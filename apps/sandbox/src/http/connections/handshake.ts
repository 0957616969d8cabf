import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { MODE, MODE_HEADER } from '@paydirt/contract';
import { socket as socketCall } from '@paydirt/contract/messages/messages';

/** Path of the WebSocket. */
const SOCKET_PATH = `/api/${socketCall.service}/${socketCall.path}`;
/** Supported version of the protocol (RFC 6455, 4.4). */
const WEBSOCKET_VERSION = 13;

/** Recognize a `Host` that forms a valid URL with any path. */
function isPlainHost(host: string): boolean {
  if (!URL.canParse(`http://${host}/`)) return false;
  return new URL(`http://${host}/`).hostname === host.replace(/:\d{1,5}$/, '').toLowerCase();
}

/**
 * Recognize a WebSocket handshake, at its path, with a valid address. Any other upgrade request (HTTP/2
 * without TLS, another path, a POST) is answered in HTTP like a request without an upgrade.
 */
export function isHandshake({ method, headers, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return false;
  const [path] = url.split('?', 1);
  return path === SOCKET_PATH && headers.host !== undefined && isPlainHost(headers.host);
}

/** Answer on a connection that HTTP no longer handles, declaring test mode (H1), and end it. */
export function endWith(
  socket: Socket,
  status: 400 | 408,
  headers: Readonly<Record<string, string>> = {},
): void {
  const lines = Object.entries({
    [MODE_HEADER]: MODE,
    Connection: 'close',
    'Content-Length': '0',
    ...headers,
  });
  if (socket.writable) {
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  }
}

/** Refuse a handshake without a usable key or version. */
export function refuseHandshake(socket: Socket): void {
  endWith(socket, 400, { 'Sec-WebSocket-Version': String(WEBSOCKET_VERSION) });
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { Call, Envelope } from '@paydirt/contract';

/** Request whose headers have reached the services, and whose body is held back. */
export interface HeldRequest {
  readonly socket: Socket;
  /** Send the rest, and read the answer. */
  finish(): Promise<RawAnswer>;
  /** Send nothing more, and read the answer. */
  answer(): Promise<RawAnswer>;
}

/** Answer as it came over the wire; the connection is closed after it. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: Envelope<unknown>;
}

/** Read until the connection is closed. */
async function readAll(socket: Socket, received: () => string): Promise<string> {
  if (!socket.closed) await once(socket, 'close');
  return received();
}

/** Parse the last response, because an interim 100 may come before it. */
function parse(text: string): RawAnswer {
  const last = text.slice(text.lastIndexOf('HTTP/1.1 '));
  const [head = '', ...rest] = last.split('\r\n\r\n');
  const json = rest.join('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    head,
    body: (json === '' ? null : JSON.parse(json)) as Envelope<unknown>,
  };
}

/**
 * Send the headers of a call and the beginning of its body; resolves when the services handle the request.
 */
export async function holdBack(
  port: number,
  call: Call,
  input: Readonly<Record<string, unknown>>,
  { token, key, held = 1 }: { readonly token?: string; readonly key?: string; readonly held?: number } = {},
): Promise<HeldRequest> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const body = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  // Even a call without parameters needs a body that can be held back.
  const sent = body === '' ? '_=1' : body;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined);
  const head = [
    `POST /api/${call.service}/${call.path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${sent.length}`,
    // The server answers this header when it passes the request to the services, so the test knows that they
    // have begun.
    'Expect: 100-continue',
    ...(token === undefined ? [] : [`X-Access-Token: ${token}`]),
    ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  while (!received.includes('100 Continue')) await once(socket, 'data');
  socket.write(sent.slice(0, sent.length - held));
  const answer = async () => parse(await readAll(socket, () => received));
  return {
    socket,
    answer,
    async finish() {
      socket.write(sent.slice(sent.length - held));
      return answer();
    },
  };
}

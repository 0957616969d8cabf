import { IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { endWith } from './handshake.ts';
import { closeLingering } from './lingering-close.ts';

/** Limit of unanswered requests on a connection; a browser sends the next one after the answer. */
const AT_ONCE = 8;
/** Number of chunks of a body that may have any size; beyond it, chunks need a minimum average size. */
const FREE_PARTS = 64;
const LEAST_BYTES_A_PART = 512;

/** Thrown through the HTTP parser, because nothing else stops it within a packet. */
class TooMany extends Error {}

/**
 * Request whose body may not arrive in tiny chunks. The parser emits every chunk of a packet (ten thousand in
 * 64 KB) before any check could run. Only for a server whose connections are bounded.
 */
export class BoundedRequest extends IncomingMessage {
  #parts = 0;
  #bytes = 0;

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    this.#parts += 1;
    this.#bytes += chunk?.length ?? 0;
    if (chunk !== null && this.#parts > FREE_PARTS && this.#bytes < this.#parts * LEAST_BYTES_A_PART)
      throw new TooMany('a body in crumbs');
    return super.push(chunk, encoding);
  }
}

/** Pending answers of each connection. */
export type AnswersUnderWay = WeakMap<Socket, Set<ServerResponse>>;

/**
 * Answer the requests of a connection, a few at a time: the parser starts all requests in a packet, perhaps a
 * thousand small ones, and other clients would wait meanwhile. The rest of a body after its answer is
 * ignored.
 */
export function boundRequests(answer: RequestListener, underWay: AnswersUnderWay): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const answers = underWay.get(socket) ?? new Set();
    if (answers.size >= AT_ONCE) throw new TooMany('requests that do not wait');
    underWay.set(socket, answers.add(response));
    response.once('close', () => answers.delete(response));
    response.prependOnceListener('finish', () => {
      if (!request.complete) closeLingering(socket);
    });
    answer(request, response);
  };
}

/**
 * Watch the connections of a server, so that a request can stop its parser at once. A client that sends too
 * many or too small pieces is refused if nothing was answered yet, and ignored from then on. Returns the
 * function that stops watching a connection, for example when it becomes a WebSocket.
 */
export function boundConnections(server: Server, underWay: AnswersUnderWay): (socket: Socket) => void {
  const hearing = new WeakMap<Socket, (packet: Buffer) => void>();
  server.on('connection', (socket: Socket) => {
    // Replacing the server's own listener makes Node read the connection through JavaScript, as it does under
    // TLS.
    const [parse] = socket.listeners('data') as ((packet: Buffer) => void)[];
    if (!parse) throw new Error('http: nobody hears this connection');
    const hear = (packet: Buffer) => {
      try {
        parse(packet);
      } catch (cause) {
        if (!(cause instanceof TooMany)) throw cause;
        const isBegun = [...(underWay.get(socket) ?? [])].some(({ headersSent }) => headersSent);
        if (!isBegun) endWith(socket, 400);
        closeLingering(socket);
      }
    };
    hearing.set(socket, hear);
    socket.removeListener('data', parse);
    socket.on('data', hear);
  });
  return (socket) => {
    const hear = hearing.get(socket);
    if (hear) socket.removeListener('data', hear);
  };
}

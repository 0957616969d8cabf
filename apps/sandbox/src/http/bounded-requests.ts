import { IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for their answers; a browser sends the next after the answer. */
const AT_ONCE = 8;
/** So many parts of a body may be of any size; of more, each has to bring so many bytes on average. */
const FREE_PARTS = 4096;
const LEAST_BYTES_A_PART = 64;

/**
 * A request whose body cannot come in crumbs. Node hands over each chunk of a body by itself, ten thousand out of one
 * packet of 64 KB, before anybody could look at it, so that the connection ends at once.
 */
export class BoundedRequest extends IncomingMessage {
  #parts = 0;
  #bytes = 0;

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.socket.destroyed && chunk !== null) return false;
    this.#parts += 1;
    this.#bytes += chunk?.length ?? 0;
    if (this.#parts > FREE_PARTS && this.#bytes < this.#parts * LEAST_BYTES_A_PART) {
      this.socket.destroy();
      return false;
    }
    return super.push(chunk, encoding);
  }
}

/**
 * Answer the requests of a connection, few at once. Node begins all that came in one packet, a thousand where they are
 * small, and nobody else is heard meanwhile: whoever sends more than a few without waiting is cut off.
 */
export function boundRequests(answer: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const others = underWay.get(socket) ?? 0;
    if (others >= AT_ONCE) {
      socket.destroy();
      return;
    }
    underWay.set(socket, others + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}

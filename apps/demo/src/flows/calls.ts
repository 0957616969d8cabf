import {
  channelOf,
  type Message,
  type SentRequest,
} from '../../../sandbox/src/entrances/browser/messages.ts';

/** A call that changed something, as it went over the channel. */
export interface ObservedCall {
  readonly method: string;
  /** Path of the services. */
  readonly path: string;
  readonly status: number;
  /** Data of the answer: ids, amounts. */
  readonly data: unknown;
  /** Token of the session that made it; null for a visitor's call. */
  readonly token: string | null;
}

/** Observe the calls other than reads from the page of an isolated world. Returns a function that stops it. */
export function observeCalls(isolated: string, onCall: (call: ObservedCall) => void): () => void {
  const pending = new Map<string, SentRequest>();
  const channel = new BroadcastChannel(channelOf(isolated));
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.kind === 'request' && message.method !== 'GET') pending.set(message.id, message);
    if (message.kind !== 'answer') return;
    const request = pending.get(message.id);
    if (request === undefined) return;
    pending.delete(message.id);
    const headers = new Headers(request.headers.map(([name, value]): [string, string] => [name, value]));
    onCall({
      method: request.method,
      path: request.url,
      status: message.status,
      data: jsonOf(message.body),
      token: headers.get('X-Access-Token'),
    });
  });
  return () => channel.close();
}

function jsonOf(body: ArrayBuffer): unknown {
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

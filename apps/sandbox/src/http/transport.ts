import type { Context } from 'hono';

/** Name with its value: a text, or a file. */
export type Part = readonly [name: string, value: string | File];

/** Functions of a request that depend on its transport: the network, or a browser's channel. */
export interface Transport {
  /** Get the network of the client, for limits. */
  readonly addressOf: (c: Context) => string;
  /** Recognize a request from the machine that the services run on. */
  readonly isFromThisMachine: (c: Context) => boolean;
  /** Read a complete multipart body; null if it is none, or has more or longer parts than any call takes. */
  readonly readMultipart: (type: string, body: Uint8Array<ArrayBuffer>) => Promise<readonly Part[] | null>;
}

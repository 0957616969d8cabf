import { type Call, type Client, CallError, type InputOf } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';

import type { NamedFile } from '../../../platform/save-file.ts';

const NAME = /filename="([\w.-]+)"/;

/** Fetch a file. It may take as long as an upload, but each part of it no longer than another answer. */
export async function fetchFile<C extends Call>(
  client: Client,
  call: C,
  input: InputOf<C>,
): Promise<NamedFile> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), CONSTANTS.REQUEST_TIMEOUT_MS);
  };
  try {
    wait();
    const { data } = await client.call(call, input, { signal: stalled.signal });
    // For a call with `file`, the client returns the response itself.
    const { body, headers } = data as Response;
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        wait();
        controller.enqueue(part);
      },
    });
    const [, name = 'paydirt'] = NAME.exec(headers.get('Content-Disposition') ?? '') ?? [];
    return { name, blob: await new Response(body?.pipeThrough(watched), { headers }).blob() };
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    // The connection broke after the headers had arrived, or nothing arrived any more.
    const isTimeout =
      stalled.signal.aborted || (cause instanceof DOMException && cause.name === 'TimeoutError');
    throw new CallError(isTimeout ? 'timeout' : 'offline', 0, '');
  } finally {
    clearTimeout(timer);
  }
}

import type { UploadFetch } from '@paydirt/contract';

/** Read the headers of an answer as XMLHttpRequest gives them: a line each. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Send a body with its progress: `fetch` reports none, XMLHttpRequest does. */
export const uploadFetch: UploadFetch = (url, init, { onProgress, stalledMs }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(stalled);
      init.signal?.removeEventListener('abort', cancel);
    };
    const fail = (cause: Error) => {
      end();
      request.abort();
      reject(cause);
    };
    function cancel() {
      fail(init.signal?.reason as Error);
    }
    function moved() {
      clearTimeout(stalled);
      stalled = setTimeout(
        () => fail(new DOMException('web: the upload stands still', 'TimeoutError')),
        stalledMs,
      );
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      end();
      resolve(
        new Response(request.response as Blob, { status: request.status, headers: headersOf(request) }),
      );
    });
    request.addEventListener('error', () => fail(new TypeError('web: the upload broke off')));
    request.open(init.method ?? 'POST', url);
    request.responseType = 'blob';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    if (init.signal?.aborted) {
      cancel();
      return;
    }
    init.signal?.addEventListener('abort', cancel);
    moved();
    request.send(init.body as XMLHttpRequestBodyInit);
  });

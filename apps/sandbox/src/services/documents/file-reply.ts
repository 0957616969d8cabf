type FileType = 'application/pdf' | 'text/csv' | 'application/zip';

const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  'application/pdf': 'application/pdf',
  'application/zip': 'application/zip',
  'text/csv': 'text/csv; charset=utf-8; header=present',
};

/** Make the answer that is a file, to be saved under a name of plain letters. */
export function fileReply(
  body: Uint8Array<ArrayBuffer> | string | ReadableStream<Uint8Array>,
  { name, type }: { readonly name: string; readonly type: FileType },
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': CONTENT_TYPES[type],
      'Content-Disposition': `attachment; filename="${name}"`,
      ...(body instanceof Uint8Array && { 'Content-Length': String(body.length) }),
    },
  });
}

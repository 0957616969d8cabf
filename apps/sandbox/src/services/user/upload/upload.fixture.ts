import type { Envelope } from '@paydirt/contract';
import type { Upload } from '@paydirt/contract/account/upload';

import type { Services } from '../../../testing/with-services.ts';

/** Sender of a file, and its declared type. */
export interface SentFile {
  readonly app: Pick<Services['app'], 'request'>;
  readonly token: string;
  /** @default 'post' */
  readonly purpose?: string;
  /** @default 'a.png' */
  readonly name?: string;
  /** @default 'image/png' */
  readonly type?: string;
}

/** Upload a file as the app does, and return the answer. */
export async function sendFile(
  bytes: Uint8Array<ArrayBuffer>,
  { app, token, purpose = 'post', name = 'a.png', type = 'image/png' }: SentFile,
): Promise<Envelope<Upload>> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new File([bytes], name, { type }));
  const response = await app.request('http://localhost/api/user/file/upload', {
    method: 'POST',
    headers: { 'X-Access-Token': token },
    body,
  });
  return (await response.json()) as Envelope<Upload>;
}

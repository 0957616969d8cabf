import { HOUR_MS } from '@paydirt/domain';

/** Text and pictures that another app shared with this one. */
export interface Shared {
  readonly text: string;
  readonly pictures: readonly File[];
  /** Names of pictures that this device had no room for. */
  readonly lost: readonly string[];
}

const CACHE = 'shared';
const NAME_HEADER = 'X-Name';
const AT_HEADER = 'X-At';
const LOST_HEADER = 'X-Lost';

const pathOf = (id: string) => `/share/${id}`;

/**
 * Keep what a form of the manifest's `share_target` brings, for an hour at most. Returns the id under which it is
 * found.
 *
 * @param now By this device's clock, in epoch milliseconds.
 */
export async function keepShared(form: FormData, now: number): Promise<string> {
  const id = crypto.randomUUID();
  const cache = await caches.open(CACHE);
  const lost: string[] = [];
  const pictures = form.getAll('pictures').filter((value) => value instanceof File);
  for (const [index, picture] of pictures.entries()) {
    const headers = { [NAME_HEADER]: encodeURIComponent(picture.name) };
    await cache
      .put(`${pathOf(id)}/${index}`, new Response(picture, { headers }))
      .catch(() => lost.push(picture.name));
  }
  const lines = ['title', 'text', 'url'].map((name) => form.get(name)).filter((line) => isText(line));
  await cache.put(
    pathOf(id),
    new Response(lines.join('\n'), {
      headers: { [AT_HEADER]: String(now), [LOST_HEADER]: encodeURIComponent(JSON.stringify(lost)) },
    }),
  );
  return id;
}

/** Read what is kept under an id; null where nothing is, or what is there is older than an hour. */
export async function readShared(id: string, now: number): Promise<Shared | null> {
  const cache = await caches.open(CACHE);
  const first = await cache.match(pathOf(id));
  if (first === undefined || isOld(first, now)) return null;
  const pictures: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const name = response?.headers.get(NAME_HEADER);
    if (!response || typeof name !== 'string' || !isOf(id, request)) continue;
    const blob = await response.blob();
    pictures.push(new File([blob], decodeURIComponent(name), { type: blob.type }));
  }
  const lost = JSON.parse(decodeURIComponent(first.headers.get(LOST_HEADER) ?? '[]')) as string[];
  return { text: await first.text(), pictures, lost };
}

/** Forget what is kept under an id; without one, all. */
export async function forgetShared(id?: string): Promise<void> {
  if (id === undefined) {
    await caches.delete(CACHE);
    return;
  }
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (isOf(id, request)) await cache.delete(request);
}

/** Delete shared files that nobody used within an hour: the next person who opens the app may be somebody else. */
export async function forgetOldShared(now: number): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const [, , id = ''] = new URL(request.url).pathname.split('/');
    if (response?.headers.has(AT_HEADER) && isOld(response, now)) await forgetShared(id);
  }
}

function isOld({ headers }: Response, now: number): boolean {
  return now - Number(headers.get(AT_HEADER)) > HOUR_MS;
}

function isOf(id: string, { url }: Request): boolean {
  return `${new URL(url).pathname}/`.startsWith(`${pathOf(id)}/`);
}

function isText(value: FormDataEntryValue | null): value is string {
  return typeof value === 'string' && value !== '';
}

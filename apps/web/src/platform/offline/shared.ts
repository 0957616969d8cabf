import { HOUR_MS } from '@paydirt/domain';

/** What another app shared with this one: a text, and pictures. */
export interface Shared {
  readonly text: string;
  readonly pictures: readonly File[];
}

const CACHE = 'shared';
const NAME_HEADER = 'X-Name';
const AT_HEADER = 'X-At';

/**
 * Keep what a form of the manifest's `share_target` brings, in place of what came before. Returns its id.
 *
 * @param now By this device's clock, in epoch milliseconds.
 */
export async function keepShared(form: FormData, now: number): Promise<string> {
  const id = crypto.randomUUID();
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const lines = ['title', 'text', 'url'].map((name) => form.get(name)).filter((line) => isText(line));
  await cache.put(`/share/${id}`, new Response(lines.join('\n'), { headers: { [AT_HEADER]: String(now) } }));
  const pictures = form.getAll('pictures').filter((value) => value instanceof File);
  for (const [index, picture] of pictures.entries())
    await cache.put(
      `/share/${id}/${index}`,
      new Response(picture, { headers: { [NAME_HEADER]: encodeURIComponent(picture.name) } }),
    );
  return id;
}

/** Take what is kept under an id; once. */
export async function takeShared(id: string): Promise<Shared> {
  const cache = await caches.open(CACHE);
  const text = await (await cache.match(`/share/${id}`))?.text();
  if (text === undefined) return { text: '', pictures: [] };
  const pictures: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const name = response?.headers.get(NAME_HEADER);
    if (response && typeof name === 'string') {
      const blob = await response.blob();
      pictures.push(new File([blob], decodeURIComponent(name), { type: blob.type }));
    }
  }
  await caches.delete(CACHE);
  return { text, pictures };
}

/** Forget what nobody took within an hour: whoever opens the app next may be somebody else. */
export async function forgetShared(now: number): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const at = (await cache.match(request))?.headers.get(AT_HEADER);
    if (typeof at === 'string' && now - Number(at) > HOUR_MS) await caches.delete(CACHE);
  }
}

function isText(value: FormDataEntryValue | null): value is string {
  return typeof value === 'string' && value !== '';
}

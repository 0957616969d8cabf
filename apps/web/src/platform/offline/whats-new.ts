import { MODE, MODE_HEADER } from '@paydirt/contract';

/** News of a version of the app, in `whats-new.json` next to its page. */
export interface WhatsNew {
  readonly version: string;
  /** By locale, one sentence. */
  readonly changes: Readonly<Record<string, string>>;
}

function isWhatsNew(value: unknown): value is WhatsNew {
  if (typeof value !== 'object' || value === null) return false;
  const { version, changes } = value as Partial<WhatsNew>;
  return typeof version === 'string' && typeof changes === 'object' && changes !== null;
}

/** Read what the server's version brings; null where that cannot be read, or another server answered. */
export async function readWhatsNew(fetch: typeof globalThis.fetch): Promise<WhatsNew | null> {
  try {
    const response = await fetch('/whats-new.json', { cache: 'no-store' });
    if (!response.ok || response.headers.get(MODE_HEADER) !== MODE) return null;
    const read: unknown = await response.json();
    return isWhatsNew(read) ? read : null;
  } catch {
    return null;
  }
}

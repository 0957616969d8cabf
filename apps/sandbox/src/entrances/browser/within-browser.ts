import type { Transport } from '../../http/transport.ts';

/** Address of all tabs. */
export const BROWSER = 'browser';

/** Requests of the tabs of one browser: all of one network, and of this machine. */
export const withinBrowser: Transport = {
  addressOf: () => BROWSER,
  isFromThisMachine: () => true,
  async readMultipart(type, body) {
    try {
      return [...(await new Response(body.slice(), { headers: { 'Content-Type': type } }).formData())];
    } catch {
      return null;
    }
  },
};

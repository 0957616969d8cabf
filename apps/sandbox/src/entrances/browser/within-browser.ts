import type { Transport } from '../../http/transport.ts';

/** Network address of all tabs. */
export const BROWSER = 'browser';

/** Transport between the tabs of one browser: all requests come from one network, and from this machine. */
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

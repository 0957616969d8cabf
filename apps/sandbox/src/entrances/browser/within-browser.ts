import type { Transport } from '../../http/transport.ts';

/** Requests of the tabs of one browser: all of one network, and of this machine. */
export const withinBrowser: Transport = {
  addressOf: () => 'browser',
  isFromThisMachine: () => true,
  async readMultipart(type, body) {
    try {
      return [...(await new Response(body.slice(), { headers: { 'Content-Type': type } }).formData())];
    } catch {
      return null;
    }
  },
};

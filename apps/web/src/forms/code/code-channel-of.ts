import type { CodeChannel } from '@paydirt/contract/account/codes';

type Channel = CodeChannel['channel'];

/** Get the channel of a code: the only one, or the one that the member chose; null before they choose (H16). */
export function codeChannelOf(channels: readonly CodeChannel[], chosen: string): Channel | null {
  const [only] = channels;
  if (channels.length === 1 && only !== undefined) return only.channel;
  return channels.find(({ channel }) => channel === chosen)?.channel ?? null;
}

import { type Draft, useDraft } from '../../../forms/draft.ts';

const EMPTY = { amount: '', destinationId: '' };

/**
 * Keep what was typed into a withdrawal. Who is sent away to add where it goes finds it chosen on the way back: it was
 * added for that.
 */
export function useWithdrawDraft(channel: 'usdt' | 'cash'): Draft<typeof EMPTY> {
  return useDraft(`withdraw-${channel}`, EMPTY);
}

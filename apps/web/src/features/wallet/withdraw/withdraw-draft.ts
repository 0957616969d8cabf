import { type Draft, useDraft } from '../../../forms/draft.ts';

const EMPTY = { amount: '', destinationId: '' };

/** Keep what was typed into a withdrawal, but for the fund password. */
export function useWithdrawDraft(channel: 'usdt' | 'cash'): Draft<typeof EMPTY> {
  return useDraft(`withdraw-${channel}`, EMPTY);
}

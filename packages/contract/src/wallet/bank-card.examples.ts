import { type Example, exampleOf } from '../example.ts';
import { type Bank, type BankCard, bankCards, banks, deleteBankCard, modifyBankCard } from './bank-card.ts';

/** The invented banks. */
export function someBanks(): Bank[] {
  return [
    { id: 'nugget', name: 'Nugget & Pan Test Bank', ifsc: 'NUGT0TEST01' },
    { id: 'sluice', name: 'Sluice Valley Test Bank', ifsc: 'SLCE0TEST02' },
    { id: 'dredge', name: 'Dredge River Test Bank', ifsc: 'DRDG0TEST03' },
  ];
}

/** A saved bank account to which withdrawals succeed at once. */
export function aBankCard(changes: Partial<BankCard> = {}): BankCard {
  return {
    id: 'bnk_1',
    bankId: 'nugget',
    bankName: 'Nugget & Pan Test Bank',
    payeeName: 'Mara Okafor',
    account: '1000000001',
    ifsc: 'NUGT0TEST01',
    createTime: '2026-11-03T09:20:00.000Z',
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(banks, {}, someBanks()),
    exampleOf(bankCards, {}, [aBankCard()]),
    exampleOf(
      modifyBankCard,
      { bankId: 'nugget', payeeName: 'Mara Okafor', account: '1000000001', ifsc: 'NUGT0TEST01' },
      aBankCard(),
    ),
    exampleOf(deleteBankCard, { id: 'bnk_1' }, null),
  ];
}

import { type Example, exampleOf } from '../example.ts';
import { type AccountData, accountData, deleteAccount, exportAccount } from './leaving.ts';

/** A member with two leases, a pending withdrawal and some income. */
export function anAccountData(changes: Partial<AccountData> = {}): AccountData {
  return {
    kept: [
      { what: 'account', count: 1 },
      { what: 'sessions', count: 2 },
      { what: 'security_events', count: 4 },
      { what: 'books', count: 126 },
      { what: 'leases', count: 3 },
      { what: 'destinations', count: 2 },
      { what: 'community', count: 7 },
      { what: 'choices', count: 2 },
      { what: 'messages', count: 12 },
      { what: 'files', count: 1 },
      { what: 'outbox', count: 5 },
    ],
    leaving: {
      leases: 2,
      returned: '180.00',
      withdrawals: 1,
      withdrawing: '50.00',
      available: '42.50',
      income: '3.40',
      feePermille: 50,
      fee: '13.79',
      paidOut: '262.11',
    },
    fundPasswordSet: true,
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(accountData, {}, anAccountData()),
    exampleOf(exportAccount, {}, new Response('PK')),
    exampleOf(deleteAccount, { code: '406193' }, null),
  ];
}

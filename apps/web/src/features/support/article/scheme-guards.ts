/** The test that holds what is said here of each trick: its file in the repository, and its name there. */
export const SCHEME_GUARDS = {
  bar: {
    file: 'apps/sandbox/src/seed/seed.test.ts',
    test: 'counts as sold what was ordered and not returned, and one machine is sold out by that alone',
  },
  countdown: {
    file: 'packages/domain/src/time/countdown.test.ts',
    test: 'only ever goes down, is never negative, and is done exactly from the end on',
  },
  deposits: {
    file: 'apps/sandbox/src/ledger/ledger.test.ts',
    test: 'income out of members’ deposits',
  },
  fee: {
    file: 'apps/sandbox/src/services/wallet/withdrawal/withdraw-create.test.ts',
    test: 'takes an amount that is both the minimum and the whole balance, and asks for nothing else (H14)',
  },
  pyramid: {
    file: 'apps/sandbox/src/services/income/income.test.ts',
    test: 'an inviter is paid the fixed reward once, from the promotion budget, a day after the first lease',
  },
  figures: {
    file: 'apps/sandbox/src/ledger/ledger.test.ts',
    test: 'an entry that does not balance',
  },
} as const;

/** A trick of fraudulent schemes, as the help text names it. */
export type SchemeTrick = 'bar' | 'countdown' | 'deposits' | 'fee' | 'pyramid' | 'figures';

interface SchemeGuard {
  /** In the repository. */
  readonly file: string;
  /** The name of the enclosing suite, where the test's name is incomplete without it. */
  readonly suite?: string;
  readonly test: string;
}

/** The test that guards the claim about each trick. */
export const SCHEME_GUARDS: Readonly<Record<SchemeTrick, SchemeGuard>> = {
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
    suite: 'the ledger refuses',
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
    suite: 'the ledger refuses',
    test: 'an entry that does not balance',
  },
};

/** Name a test as a report of the tests does. */
export function nameOfGuard({ suite, test }: SchemeGuard): string {
  return suite === undefined ? test : `${suite}: ${test}`;
}

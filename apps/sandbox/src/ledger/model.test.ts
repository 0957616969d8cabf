import fc from 'fast-check';
import { expect, it } from 'vitest';

import { withServices } from '../testing/with-services.ts';
import { checkLedger } from './check.ts';
import { openMemberAccounts, openOperatorAccounts } from './ledger.ts';
import {
  anyCommand,
  LedgerModel,
  type LedgerUnderTest,
  MACHINES,
  MEMBERS,
  readHeld,
} from './model.fixture.ts';

const SEQUENCES = 512;
const OPERATIONS_AT_MOST = 512;
/** Many times the usual duration; after that the test fails with the number of sequences run so far. */
const AT_MOST_MS = 600_000;
/** A whole check of the ledger costs as much as hundreds of operations. */
const CHECKED_WHOLE = 16;

/** Invariants about records, which the model does not write. */
const ABOUT_RECORDS = [
  'members_records_agree',
  'members_withdrawals_agree',
  'members_money_moves_with_a_record',
];

const services = withServices({
  operations: [],
  prepare: (database) =>
    database.transaction(async (sql) => {
      await openOperatorAccounts(sql, MACHINES);
      for (const id of MEMBERS) {
        await sql.query(
          `insert into member (id, phone, name, password_hash, invite_code, created_at) values ($1, $1, $1, '', $1, now())`,
          [id],
        );
        await openMemberAccounts(sql, id);
      }
    }),
});

/** Most of them short, as bugs usually need few steps; some of the maximum length. */
const anySequence = fc.oneof(
  { weight: 10, arbitrary: fc.commands([...anyCommand], { maxCommands: 32, size: 'max' }) },
  { weight: 4, arbitrary: fc.commands([...anyCommand], { maxCommands: 128, size: 'max' }) },
  { weight: 2, arbitrary: fc.commands([...anyCommand], { maxCommands: OPERATIONS_AT_MOST, size: 'max' }) },
);

let sequences = 0;

/** Check the ledger against the model after a sequence, as the transaction would commit it. */
async function holds({ sql, written }: LedgerUnderTest, model: LedgerModel): Promise<void> {
  await sql.script('set constraints all immediate');
  const found = await readHeld(sql);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(model.all()));
  const owed = [...found].filter(([account]) => account.startsWith('member_'));
  expect(owed.reduce((sum, [, amount]) => sum + amount, 0n)).toBe(-(found.get('custody:') ?? 0n));
  const [chain] = await sql.query<{ links: number }>('select count(*)::int as links from journal_link');
  expect(chain?.links).toBe(written);
  sequences += 1;
  if (sequences % CHECKED_WHOLE !== 0) return;
  const { sum, broken } = await checkLedger(sql);
  expect(sum).toBe(0n);
  expect(broken.filter((name) => !ABOUT_RECORDS.some((about) => name.startsWith(about)))).toEqual([]);
}

/** One sequence in a transaction of its own, which leaves nothing behind. */
async function play(commands: Iterable<fc.AsyncCommand<LedgerModel, LedgerUnderTest>>): Promise<void> {
  const undone = new Error('undone');
  await services.database
    .transaction(async (sql) => {
      // Each entry is closed as at a commit of its own, so that what is refused only then is refused here.
      await sql.script('set constraints all immediate');
      const model = new LedgerModel();
      const real: LedgerUnderTest = { sql, written: 0 };
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await holds(real, model);
      throw undone;
    })
    .catch((cause: unknown) => {
      if (cause !== undone) throw cause;
    });
}

it(
  'agrees with plain sums after any sequence of movements, and refuses exactly what they do not cover',
  async () => {
    // A failure reports the seed, its path and the shortest failing sequence.
    await fc.assert(fc.asyncProperty(anySequence, play), {
      numRuns: SEQUENCES,
      interruptAfterTimeLimit: AT_MOST_MS,
      markInterruptAsFailure: true,
    });
    expect(sequences).toBe(SEQUENCES);
  },
  AT_MOST_MS + 60_000,
);

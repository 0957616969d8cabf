import pg from 'pg';
import { expect, test } from 'vitest';

import type { SqlValue } from '../database/database.ts';
import { encodeValue } from '../database/values.ts';
import { listOperations } from '../operation/operation-list.ts';
import { sendEveryCall } from '../testing/every-call.ts';
import { multiplyWorld } from '../testing/large-world.ts';
import { observeStatements } from '../testing/observe-statements.ts';
import { withServices } from '../testing/with-services.ts';
import { scheduleJob } from '../jobs/due-jobs.ts';
import { operationModules } from './index.ts';
import { jobKinds } from './job-kinds.ts';

const TIMES = 100;
/** Time limit: a hundred times the seed is a lot to write on a busy machine. */
const HUNG_AFTER_MS = 400_000;
/** A table with more rows than this must not be scanned for an answer. */
const LARGE_ROWS = 2000;
/** After this many executions PostgreSQL may choose a generic plan. */
const USES = 6;

/** Statements that are about all rows, and why. */
const ABOUT_ALL_ROWS: readonly (readonly [statement: RegExp, why: string])[] = [
  [/paydirt_snapshot|json_agg\(row\)|json_populate_recordset/, 'a reset writes down a whole world'],
  [/^with\s+called as materialized/, 'the check adds up the whole ledger'],
  [/ from account where member_id is not null group by member_id$/, 'the tree has a leaf for each member'],
  [/^select tree\.\* from liability_tree/, 'a tree is current while there are as many members'],
  [/^select head\.seq,/, 'the report tells how many members there are'],
  [/^insert into rewards_look .* group by member_id$/, 'a seed tells which rewards its members have seen'],
  [/ from member cross join content\s/, 'a seed tells what its members have read'],
  [/^select count\(\*\)::int as total from post\b/, 'a page of posts tells how many there are'],
];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Each statement with the values it was first sent with. */
const sent = new Map<string, readonly SqlValue[]>();

const services = withServices({
  seeded: true,
  wrap: (database) =>
    observeStatements(database, (statement, values) => {
      if (!sent.has(statement)) sent.set(statement, values);
    }),
});

/** Tables that a plan scans; reading an index until there are enough rows does not count. */
function readWhole(plan: Plan, limited = false): string[] {
  const { 'Node Type': node, 'Relation Name': table, 'Index Cond': condition, Plans: below = [] } = plan;
  const whole =
    node === 'Seq Scan' || (/^Index (?:Only )?Scan$/.test(node) && condition === undefined && !limited);
  return [
    ...(whole && table !== undefined ? [table] : []),
    ...below.flatMap((child) => readWhole(child, limited || node === 'Limit')),
  ];
}

async function plansOf(client: pg.Client, statement: string, values: readonly SqlValue[]): Promise<Plan[]> {
  const literals = values.map((value) => {
    const text = encodeValue(value);
    return text === null ? 'null' : pg.escapeLiteral(text);
  });
  const plans: Plan[] = [];
  await client.query(`prepare asked as ${statement}`);
  for (let use = 0; use < USES; use += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json, costs off) execute asked${literals.length > 0 ? `(${literals.join(', ')})` : ''}`,
    );
    const [row] = rows;
    if (row) plans.push(row['QUERY PLAN'][0].Plan);
  }
  await client.query('deallocate asked');
  return plans;
}

test(
  `every statement of the services uses an index in a world ${TIMES} times the size of the seed`,
  async () => {
    const answered = new Set<string>();
    await sendEveryCall(services, (name) => answered.add(name));
    expect(
      listOperations(operationModules)
        .map(({ call }) => `${call.service}/${call.path}`)
        .filter((name) => !answered.has(name)),
    ).toEqual([]);
    // Ninety days take too long to play for one statement, and the seed has no invited member with a lease.
    const dueAt = await services.now();
    await services.database.transaction(async (sql) => {
      const [invitee] = await sql.query<{ id: string }>(
        `select id from member where inviter_id is not null order by id limit 1`,
      );
      await scheduleJob(sql, { kind: 'person-claims-expiry', reference: 'now', dueAt, payload: {} });
      const payload = { inviteeId: invitee?.id ?? '' };
      await scheduleJob(sql, { kind: 'referral-reward', reference: 'now', dueAt, payload });
    });
    await services.runner.runDue();
    const done = new Set(services.outcomes.map(({ kind }) => kind));
    expect(Object.keys(jobKinds).filter((kind) => !done.has(kind))).toEqual([]);
    expect(services.outcomes.filter(({ failure }) => failure !== null)).toEqual([]);

    const statements = [...sent].filter(([statement]) =>
      /^\s*(?:select|insert|update|delete|with)\b/.test(statement),
    );
    await multiplyWorld(services.database, TIMES);
    const client = new pg.Client({ connectionString: services.fresh.url ?? '' });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and reltuples > $1`,
        [LARGE_ROWS],
      );
      const large = new Set(rows.map(({ name }) => name));
      expect([...large].toSorted()).toEqual(expect.arrayContaining(['capital_record', 'entry', 'posting']));

      const found: { statement: string; reads: string[] }[] = [];
      const excused = new Set<string>();
      for (const [statement, values] of statements) {
        const excuse = ABOUT_ALL_ROWS.find(([about]) => about.test(statement.trim()));
        if (excuse) {
          excused.add(excuse[1]);
          continue;
        }
        const plans = await plansOf(client, statement, values);
        const reads = new Set(plans.flatMap((plan) => readWhole(plan)).filter((table) => large.has(table)));
        if (reads.size > 0) found.push({ statement, reads: [...reads] });
      }
      expect(found).toEqual([]);
      expect([...excused].toSorted()).toEqual(ABOUT_ALL_ROWS.map(([, why]) => why).toSorted());
    } finally {
      await client.end();
    }
  },
  HUNG_AFTER_MS,
);

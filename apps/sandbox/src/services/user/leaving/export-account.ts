import { accountData, exportAccount, KEPT_DATA, keptUntil } from '@paydirt/contract/account/leaving';
import {
  add,
  CONSTANTS,
  CURRENCY,
  dayOf,
  isoDay,
  type Locale,
  type Money,
  ok,
  subtract,
  sum,
  toDecimal,
  toIso,
  withdrawalQuote,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';
import { readBalances } from '../../../ledger/ledger.ts';
import { implement, type MemberContext } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { csvRow } from '../../../documents/csv.ts';
import { fileReply } from '../../documents/file-reply.ts';
import type { OrderRow } from '../../goods/order-rows.ts';
import { fundPasswordState } from '../fund-password/fund-password.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';
import { EXPORT_FILES } from './export-files.ts';
import type { ExportFile } from './export-table.ts';
import { givesBack, openLeases } from './settle-account.ts';
import { type ZipEntry, zipParts } from './zip-parts.ts';

const ROWS_AT_ONCE = 500;
type Format = 'json' | 'csv';
type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Read a table a few hundred rows at a time, each part from the end of the previous one. */
async function* readRows(
  sql: Sql,
  memberId: string,
  { selectPart }: ExportFile,
): AsyncGenerator<Row[], void> {
  for (let after: readonly string[] | null = null; ;) {
    const rows: { row: Row; key: readonly string[] }[] = await sql.query(selectPart, [
      memberId,
      after,
      ROWS_AT_ONCE,
    ]);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.key ?? null;
  }
}

const cellOf = (value: Row[string] | undefined) =>
  value === null || value === undefined ? '' : String(value);

async function* asCsv(sql: Sql, memberId: string, file: ExportFile): AsyncGenerator<string, void> {
  // Spreadsheets recognize UTF-8 by the byte-order mark.
  yield `\ufeff${csvRow(file.columns)}`;
  for await (const rows of readRows(sql, memberId, file))
    yield rows.map((row) => csvRow(file.columns.map((column) => cellOf(row[column])))).join('');
}

async function* asJson(sql: Sql, memberId: string, file: ExportFile): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const rows of readRows(sql, memberId, file)) {
    yield before + rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Describe what each folder contains, why it is stored and for how long, in the member's language. */
async function readMe(locale: Locale, formats: readonly Format[], now: string): Promise<string> {
  const { t } = await translatorOf(locale);
  const parts = KEPT_DATA.map((what) => {
    const names = EXPORT_FILES.filter((file) => file.what === what).flatMap(({ name }) =>
      formats.map((format) => `  ${what}/${name}.${format}`),
    );
    const [title, text] = [t(`privacy.kept.${what}.title`), t(`privacy.kept.${what}.text`)];
    return [title, text, t(`privacy.until.${keptUntil(what)}`), ...names].join('\n');
  });
  return [t('privacy.readMe.title'), t('privacy.readMe.text', { time: now }), ...parts, ''].join('\n\n');
}

async function* once<T>(value: T): AsyncGenerator<T, void> {
  yield value;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Yield the picture files, one at a time. */
async function* pictures({ sql, memberId }: MemberContext): AsyncGenerator<ZipEntry, void> {
  const list = await sql.query<{ id: string; type: string }>(
    `select id, type from file where member_id = $1 order by seq`,
    [memberId],
  );
  for (const { id, type } of list) {
    const [row] = await sql.query<{ bytes: Uint8Array }>(`select bytes from file where id = $1`, [id]);
    if (row) yield { name: `files/${id}.${ENDINGS[type] ?? 'bin'}`, packed: true, parts: once(row.bytes) };
  }
}

async function* entriesOf(
  context: MemberContext,
  formats: readonly Format[],
): AsyncGenerator<ZipEntry, void> {
  const { sql, memberId, locale, now } = context;
  yield { name: 'README.txt', parts: once(await readMe(locale, formats, toIso(now))) };
  for (const file of EXPORT_FILES) {
    for (const format of formats) {
      const parts = format === 'json' ? asJson(sql, memberId, file) : asCsv(sql, memberId, file);
      yield { name: `${file.what}/${file.name}.${format}`, parts };
    }
  }
  yield* pictures(context);
}

/** Archive of everything that is stored about the member, written as it is read (H11). */
export const exportAccountOperation = implement(exportAccount, async (context, { format }) => {
  const formats = format === undefined ? (['json', 'csv'] as const) : [format];
  return fileReply(context, context.ports.queues.written, {
    name: `paydirt-account-${isoDay(dayOf(context.now))}.zip`,
    type: 'application/zip',
    async make() {
      await noteSecurityEvent(context, context.memberId, 'data_exported');
      return ok(zipParts(entriesOf(context, formats)));
    },
  });
});

/** Sum up the uncollected income that a full return takes back. */
async function undoneIncome(
  { sql, memberId, now }: MemberContext,
  leases: readonly OrderRow[],
): Promise<Money> {
  const whole = leases.filter((order) => givesBack(order, now).basis === 'full').map(({ id }) => id);
  const [row] = await queryAmounts<{ readonly amount: Money }>(
    sql,
    { amount: CURRENCY },
    `select coalesce(sum(amount), 0)::int8 as amount from capital_record where member_id = $1
     and reference = any($2::text[]) and kind = 'daily_income' and status = 'not_credited'`,
    [memberId, whole],
  );
  return row?.amount ?? zero(CURRENCY);
}

/** Counts of the member's data, and a quote of the payout if the account is deleted. */
export const accountDataOperation = implement(accountData, async (context) => {
  const { sql, memberId, now } = context;
  const counts = new Map<string, number>(KEPT_DATA.map((what) => [what, 0]));
  for (const file of EXPORT_FILES) {
    const [row] = await sql.query<{ rows: number }>(
      `select count(*)::int as rows from (${file.select}) as part`,
      [memberId],
    );
    counts.set(file.what, (counts.get(file.what) ?? 0) + (row?.rows ?? 0));
  }
  const held = await readBalances(sql, memberId);
  const leases = await openLeases(sql, memberId);
  const returned = sum(
    leases.map((order) => givesBack(order, now).amount),
    CURRENCY,
  );
  const [open] = await sql.query<{ withdrawals: number }>(
    `select count(*)::int as withdrawals from withdrawal
     where member_id = $1 and status in ('pending', 'processing')`,
    [memberId],
  );
  const income = subtract(add(held.receivable, held.arriving), await undoneIncome(context, leases));
  const { fee, net } = withdrawalQuote(sum([held.available, income, held.withdrawing, returned], CURRENCY));
  return ok({
    data: {
      kept: KEPT_DATA.map((what) => ({ what, count: counts.get(what) ?? 0 })),
      leaving: {
        leases: leases.length,
        returned: toDecimal(returned),
        withdrawals: open?.withdrawals ?? 0,
        withdrawing: toDecimal(held.withdrawing),
        available: toDecimal(held.available),
        income: toDecimal(income),
        feePermille: CONSTANTS.WITHDRAWAL_FEE_PERMILLE,
        fee: toDecimal(fee),
        paidOut: toDecimal(net),
      },
      fundPasswordSet: (await fundPasswordState(context))?.set ?? false,
    },
  });
});

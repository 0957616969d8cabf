import { statementFile, statementList } from '@paydirt/contract/wallet/statement';
import {
  add,
  addMs,
  CONSTANTS,
  CURRENCY,
  epochMs,
  err,
  ok,
  subtract,
  toDecimal,
  zero,
} from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { documentTexts } from '../../../documents/document-texts.ts';
import { fileReply } from '../../documents/file-reply.ts';
import { findHolder } from './statement-holder.ts';
import { findClosedMonths } from './closed-months.ts';
import { statementCsv } from '../../../documents/statement-csv.ts';
import { readMonths, readStatement } from './statement-data.ts';
import { boundsOf, monthOf, monthsBetween } from '../../../documents/months.ts';

/**
 * Months since the member joined, newest first; each month's closing balance is the next one's opening
 * balance.
 */
export const statementListOperation = implement(statementList, async ({ sql, memberId, now }) => {
  const holder = await findHolder(sql, memberId);
  const isClosed = await findClosedMonths(sql, memberId, now);
  const moved = await readMonths(sql, memberId);
  // Members of the seed may have movements before the time at which their row was created, so the first
  // movement counts too.
  const names = [...moved.keys()].toSorted();
  const first = names[0] === undefined ? holder.created_at : boundsOf(monthOf(names[0])).from;
  const months = monthsBetween(first < holder.created_at ? first : holder.created_at, now);
  let balance = zero(CURRENCY);
  const list = months.toReversed().map((month) => {
    const { moneyIn, moneyOut, movements } = moved.get(month.name) ?? {
      moneyIn: zero(CURRENCY),
      moneyOut: zero(CURRENCY),
      movements: 0,
    };
    const opening = balance;
    balance = add(balance, subtract(moneyIn, moneyOut));
    return {
      month: month.name,
      closed: isClosed(month),
      opening: toDecimal(opening),
      closing: toDecimal(balance),
      moneyIn: toDecimal(moneyIn),
      moneyOut: toDecimal(moneyOut),
      movements,
    };
  });
  return ok({ data: list.toReversed() });
});

/** One month's statement, created from the journal on request. */
export const statementFileOperation = implement(
  statementFile,
  async ({ sql, tokenHash, memberId, locale, now, ports, gone }, { month: name, format }) => {
    const month = monthOf(name);
    const bounds = boundsOf(month);
    if (bounds.from > now) return err({ error: 'not_found' });
    const holder = await findHolder(sql, memberId);
    const [earlier] = await sql.query(
      `select from posting join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
       where account.member_id = $1 and entry.at < $2 limit 1`,
      [memberId, new Date(bounds.until)],
    );
    const began = holder.created_at < bounds.until || earlier !== undefined;
    if (!began) return err({ error: 'not_found' });

    const dateFormat = holder.date_format;
    const isClosed = await findClosedMonths(sql, memberId, now);
    const closed = isClosed(month);
    // Include what happens at this very moment.
    const until = epochMs(Math.min(bounds.until, addMs(now, 1)));
    const file = {
      pdf: { line: ports.queues.drawn, type: 'application/pdf' },
      csv: { line: ports.queues.written, type: 'text/csv' },
    } as const;
    const { line, type } = file[format];
    return fileReply({ sql, tokenHash, memberId, gone }, line, {
      name: `paydirt-statement-${name}.${format}`,
      type,
      async make(signal) {
        const { data, lines } = await readStatement(sql, memberId, { from: bounds.from, until }, locale);
        const listed = CONSTANTS.STATEMENT_LISTED_RECORDS;
        const content = { month, closed, now: closed ? now : addMs(until, -1), holder, listed, data };
        return ok(
          format === 'csv'
            ? statementCsv(content, lines(), await documentTexts(locale, dateFormat))
            : ports.drawer.draw({ kind: 'statement', locale, dateFormat, content }, lines(), signal),
        );
      },
    });
  },
);

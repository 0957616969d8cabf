import { err, ok, type Result } from '@paydirt/domain';

import type { Context, Refusal } from '../../operation.ts';
import { countToday } from './count-today.ts';

const hidden = ({ ports }: Pick<Context, 'ports'>, what: string) =>
  Buffer.from(ports.sha256(`codes:${what}`)).toString('base64url');

/** Where the codes to one phone or e-mail address count: the address itself is not kept. */
const destinationBucket = (context: Pick<Context, 'ports'>, destination: string) =>
  `codes:destination:${hidden(context, destination)}`;

/**
 * Count a code that is about to be sent: so many a day go to one phone or e-mail address, and so many are asked for in
 * one browser. The day is one of real time, from the first of them on, and the database's own: moving the test clock
 * brings none back. Asked for in the transaction that sends, so that what is refused does not count.
 */
export async function countCode(context: Context, destination: string): Promise<Result<null, Refusal>> {
  const toDestination = destinationBucket(context, destination);
  const { deviceToken } = context;
  const { codesADay } = context.ports;
  const buckets = [
    toDestination,
    ...(deviceToken === null ? [] : [`codes:device:${hidden(context, deviceToken)}`]),
  ];
  const counted = await countToday(context.sql, buckets);
  const full = counted.filter(
    ({ bucket, hits }) => hits > (bucket === toDestination ? codesADay.destination : codesADay.device),
  );
  return full.length === 0 ? ok(null) : err({ error: 'code_day_limit' });
}

/** Forget how many codes went somewhere: its member has left. */
export async function forgetCodes(
  context: Pick<Context, 'sql' | 'ports'>,
  destination: string,
): Promise<void> {
  await context.sql.query(`delete from rate_limit where bucket = $1`, [
    destinationBucket(context, destination),
  ]);
}

import { err, ok, type Result } from '@paydirt/domain';

import { toBase64Url } from '../../../platform/bytes.ts';
import type { Context, Refusal } from '../../../operation/operation.ts';
import { countToday } from '../../../access/count-today.ts';
import { readPerson } from '../members/person/contacts.ts';

/**
 * Name the bucket in which codes to a phone number or e-mail address count. It has a keyed hash, which stays
 * until the day is over even if the member leaves: otherwise leaving would reset the count.
 */
const destinationBucket = async ({ sql }: Pick<Context, 'sql'>, destination: string) =>
  `codes:destination:${toBase64Url(await readPerson(sql, destination))}`;

/**
 * Count a code that is about to be sent: there are daily limits for each phone number or e-mail address, and
 * for each browser. The day is one of real time, starting with the first code, on the database's clock:
 * moving the test clock does not reset it. Call this in the transaction that sends the code, so that refused
 * codes do not count.
 */
export async function countCode(context: Context, destination: string): Promise<Result<null, Refusal>> {
  const toDestination = await destinationBucket(context, destination);
  const { deviceToken } = context;
  const { codesADay } = context.ports;
  const buckets = [
    toDestination,
    ...(deviceToken === null
      ? []
      : [`codes:device:${toBase64Url(context.ports.sha256(`codes:${deviceToken}`))}`]),
  ];
  const counted = await countToday(context.sql, buckets);
  const full = counted.filter(
    ({ bucket, hits }) => hits > (bucket === toDestination ? codesADay.destination : codesADay.device),
  );
  return full.length === 0 ? ok(null) : err({ error: 'code_day_limit' });
}

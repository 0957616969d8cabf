import { err, ok, type Result } from '@paydirt/domain';

import type { Context, Refusal } from '../../operation.ts';
import { readPerson } from './person/contacts.ts';

const DAY_SECONDS = 24 * 3600;

interface Counted {
  readonly bucket: string;
  readonly hits: number;
  readonly wait: number;
}

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/**
 * Where the codes to one phone or e-mail address count: under its keyed hash, which stays until the day is over although
 * its member leaves, or leaving would bring the day's codes back.
 */
const destinationBucket = async ({ sql }: Pick<Context, 'sql'>, destination: string) =>
  `codes:destination:${base64Url(await readPerson(sql, destination))}`;

/**
 * Count a code that is about to be sent: so many a day go to one phone or e-mail address, and so many are asked for in
 * one browser. The day is one of real time, from the first of them on, and the database's own: moving the test clock
 * brings none back. Asked for in the transaction that sends, so that what is refused does not count.
 */
export async function countCode(context: Context, destination: string): Promise<Result<null, Refusal>> {
  const toDestination = await destinationBucket(context, destination);
  const { deviceToken } = context;
  const { codesADay } = context.ports;
  const buckets = [
    toDestination,
    ...(deviceToken === null
      ? []
      : [`codes:device:${base64Url(context.ports.sha256(`codes:${deviceToken}`))}`]),
  ];
  // In one order, so that two requests never wait for each other in a circle.
  const counted = await context.sql.query<Counted>(
    `insert into rate_limit as kept (bucket, hits, ends_at)
     select bucket, 1, now() + make_interval(secs => $2) from unnest($1::text[]) as wanted (bucket) order by bucket
     on conflict (bucket) do update set
       hits = case when kept.ends_at <= now() then 1 else kept.hits + 1 end,
       ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
     returning bucket, hits, ceil(extract(epoch from ends_at - now()))::int as wait`,
    [buckets, DAY_SECONDS],
  );
  const full = counted.filter(
    ({ bucket, hits }) => hits > (bucket === toDestination ? codesADay.destination : codesADay.device),
  );
  return full.length === 0 ? ok(null) : err({ error: 'code_day_limit' });
}

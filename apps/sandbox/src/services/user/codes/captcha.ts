import { captcha } from '@paydirt/contract/account/codes';
import { addMs, CONSTANTS, isSolution, ok, toIso } from '@paydirt/domain';

import { toBase64Url } from '../../../platform/bytes.ts';
import type { Sql } from '../../../database/database.ts';
import { implement, type Ports } from '../../../operation/operation.ts';

const CHALLENGE_BYTES = 16;

/**
 * New puzzle. It expires in real time, like the limit that requires it; the reported end has the same
 * distance from the test clock's time.
 */
export const captchaOperation = implement(captcha, async ({ sql, now, address, ports }) => {
  const id = ports.newId('cap');
  const challenge = toBase64Url(ports.randomBytes(CHALLENGE_BYTES));
  const difficulty = CONSTANTS.PUZZLE_DIFFICULTY;
  await sql.query(
    `insert into captcha_puzzle (id, challenge, difficulty, address, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [id, challenge, difficulty, address, CONSTANTS.PUZZLE_TTL_MS / 1000],
  );
  return ok({
    data: { id, challenge, difficulty, expiresAt: toIso(addMs(now, CONSTANTS.PUZZLE_TTL_MS)) },
  });
});

/**
 * Use up the solution of a puzzle: of several requests with the same one, the first gets it. It is used up
 * even if the request is refused afterwards.
 *
 * @returns Whether it solves a puzzle that this network was given, in time, and that nobody has used.
 */
export async function takeSolution(
  { sql, ports, address }: { readonly sql: Sql; readonly ports: Ports; readonly address: string },
  id: string,
  solution: string,
): Promise<boolean> {
  const [puzzle] = await sql.query<{ challenge: string; difficulty: number }>(
    `select challenge, difficulty from captcha_puzzle
     where id = $1 and address = $2 and used_at is null and expires_at > now()`,
    [id, address],
  );
  if (!puzzle || !isSolution(ports.sha256, puzzle, solution)) return false;
  const taken = await sql.query(
    `update captcha_puzzle set used_at = now() where id = $1 and used_at is null returning id`,
    [id],
  );
  return taken.length === 1;
}

/** Delete expired puzzles. */
export async function purgePuzzles(sql: Sql): Promise<void> {
  await sql.query(`delete from captcha_puzzle where expires_at <= now()`);
}

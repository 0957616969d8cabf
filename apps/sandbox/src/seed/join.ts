import { payWelcomeBonus } from '../services/income/welcome-bonus.ts';
import { createMember } from '../services/user/registration/create-member.ts';
import type { PastWorld } from './past-world.ts';

/** Value in place of a hash: no password matches it, so that these people cannot log in. */
const NO_PASSWORD = 'none';

/** Hashes of one person's passwords, which are still being computed. */
export interface Hashes {
  readonly password: Promise<string>;
  readonly fundPassword: Promise<string> | null;
}

/** Start hashing a member's passwords, while the rest of the past is played. */
export function startHashing(
  { ports }: PastWorld,
  { password, fundPassword }: { readonly password: string; readonly fundPassword: string | null },
): Hashes {
  return {
    password: ports.hashPassword(password),
    fundPassword: fundPassword === null ? null : ports.hashPassword(fundPassword),
  };
}

/** Person who registers. */
export interface Newcomer {
  readonly name: string;
  /** Phone number in E.164, or an e-mail address. */
  readonly account: string;
  /** E-mail address in addition to a phone number. */
  readonly email?: string | null;
  /** Name of the inviter in the world; without it, the person uses a public code. */
  readonly invitedBy?: string;
}

/** Register a person now, and remember them under a name in the world. Without hashes they cannot log in. */
export async function join(
  world: PastWorld,
  who: string,
  { name, account, email, invitedBy }: Newcomer,
  hashes?: Hashes,
): Promise<void> {
  const { sql, ports } = world;
  const context = world.visitor();
  const id = await createMember(
    { ...context, ports: { ...ports, hashPassword: async () => NO_PASSWORD } },
    { account, name, password: '', inviterId: invitedBy === undefined ? null : world.idOf(invitedBy) },
  );
  world.remember(who, id);
  if (email) await sql.query(`update member set email = $2 where id = $1`, [id, email]);
  if (hashes) {
    world.afterwards(async () => {
      await sql.query(`update member set password_hash = $2, fund_password_hash = $3 where id = $1`, [
        id,
        await hashes.password,
        await hashes.fundPassword,
      ]);
    });
  }
  await payWelcomeBonus(context, id);
}

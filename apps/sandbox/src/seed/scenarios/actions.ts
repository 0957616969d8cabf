import { type EpochMs, HOUR_MS, addMs } from '@paydirt/domain';

import { createOrderOperation } from '../../services/goods/create-order.ts';
import { takeoutOperation } from '../../services/income/takeout.ts';
import { must, type PastWorld } from '../past-world.ts';
import { join, startHashing } from '../join.ts';
import { PEOPLE, type PersonKey, READY_MADE } from '../../people/people.ts';
import { planGrant } from '../past.ts';
import { AGREEMENT_VERSION, type MachineId, type MerchandiseId } from '../products.ts';

/**
 * Plan the registration of a ready-made member, whose password is published, with an amount from the faucet.
 */
export function planHero(
  world: PastWorld,
  who: keyof typeof READY_MADE,
  at: EpochMs,
  { grants = [], invitedBy }: { readonly grants?: readonly string[]; readonly invitedBy?: PersonKey } = {},
): void {
  const ready = READY_MADE[who];
  const hashes = startHashing(world, ready);
  const { name, account, email } = ready;
  world.plan(at, () => join(world, who, { name, account, email, ...(invitedBy && { invitedBy }) }, hashes));
  // The total is split, because the faucet limits each grant.
  for (const granted of grants) planGrant(world, addMs(at, HOUR_MS / 4), account, granted);
}

/** Plan the registration of a person of the seed, with an amount from the faucet. */
export function planNeighbour(world: PastWorld, who: PersonKey, at: EpochMs, grant?: string): void {
  const { name, account } = PEOPLE[who];
  world.plan(at, () => join(world, who, { name, account }));
  if (grant !== undefined) planGrant(world, addMs(at, HOUR_MS / 4), account, grant);
}

/** Lease a machine now; returns the order's id. */
export async function leaseNow(world: PastWorld, who: string, machine: MachineId): Promise<string> {
  const order = must(
    await createOrderOperation.handle(world.member(who), {
      productId: machine,
      agreementVersion: AGREEMENT_VERSION,
    }),
  ) as { readonly id: string };
  return order.id;
}

/** Buy merchandise now. */
export async function buyNow(
  world: PastWorld,
  who: string,
  item: MerchandiseId,
  deliveryAddressId: string,
): Promise<void> {
  must(await createOrderOperation.handle(world.member(who), { productId: item, deliveryAddressId }));
}

/** Receive the accrued income; after days without earnings there is none. */
export async function receiveNow(world: PastWorld, who: string): Promise<void> {
  const taken = await takeoutOperation.handle(world.member(who), {});
  if (!taken.ok && taken.error.error !== 'nothing_to_receive') must(taken);
}

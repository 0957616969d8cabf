import type { DeliveryAddress } from '@paydirt/contract/basics';
import {
  createDeliveryAddress,
  deleteDeliveryAddress,
  deliveryAddresses,
  deliveryRegions,
  updateDeliveryAddress,
} from '@paydirt/contract/goods/delivery-address';
import { err, ok } from '@paydirt/domain';

import { implement, type MemberContext } from '../../operation/operation.ts';
import { hasRoom } from './book-room.ts';
import { regionsOf } from './regions.ts';

const COLUMNS = 'id, name, phone, lines, country';

/** Delivery addresses, newest first. */
export const deliveryAddressesOperation = implement(deliveryAddresses, async ({ sql, memberId }) => {
  const list = await sql.query<DeliveryAddress>(
    `select ${COLUMNS} from delivery_address where member_id = $1 and deleted_at is null
     order by created_at desc, id`,
    [memberId],
  );
  return ok({ data: list });
});

/** Regions of a country to choose from, sorted by name. */
export const deliveryRegionsOperation = implement(deliveryRegions, async (_context, { country }) =>
  ok({ data: regionsOf(country) }),
);

/** Find the member's address with these contents: the form is sent again after a lost answer. */
async function findSame(
  { sql, memberId }: MemberContext,
  { name, phone, lines, country }: Omit<DeliveryAddress, 'id'>,
): Promise<DeliveryAddress | undefined> {
  const [same] = await sql.query<DeliveryAddress>(
    `select ${COLUMNS} from delivery_address where member_id = $1 and deleted_at is null
       and (name, phone, lines, country) = ($2, $3, $4, $5)`,
    [memberId, name, phone, lines, country],
  );
  return same;
}

/** Add a delivery address, the same once. */
export const createDeliveryAddressOperation = implement(createDeliveryAddress, async (context, address) => {
  const { sql, memberId, now, ports } = context;
  const room = await hasRoom(context, 'delivery_address');
  const same = await findSame(context, address);
  if (same) return ok({ data: same });
  if (!room) return err({ error: 'invalid_input', data: { fields: { lines: 'too_many' } } });
  const written: DeliveryAddress = { id: ports.newId('adr'), ...address };
  await sql.query(
    `insert into delivery_address (id, member_id, name, phone, lines, country, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
    [written.id, memberId, written.name, written.phone, written.lines, written.country, new Date(now)],
  );
  return ok({ data: written });
});

/**
 * Change a delivery address. If an order was sent to it, the order keeps the address as it was, and the
 * changed one replaces it in the address book under a new id.
 */
export const updateDeliveryAddressOperation = implement(
  updateDeliveryAddress,
  async (context, { id, ...address }) => {
    const { sql, memberId, now, ports } = context;
    const { name, phone, lines, country } = address;
    const [current] = await sql.query<{ ordered: boolean }>(
      `select exists (select from lease_order where delivery_address_id = delivery_address.id) as ordered
       from delivery_address where id = $1 and member_id = $2 and deleted_at is null for update`,
      [id, memberId],
    );
    if (!current) {
      const changed = await findSame(context, address);
      return changed ? ok({ data: changed }) : err({ error: 'not_found' });
    }
    if (!current.ordered) {
      await sql.query(
        `update delivery_address set name = $2, phone = $3, lines = $4, country = $5 where id = $1`,
        [id, name, phone, lines, country],
      );
      return ok({ data: { id, ...address } });
    }
    const newId = ports.newId('adr');
    await sql.query(
      `with replaced as (
         update delivery_address set deleted_at = $3 where id = $1 returning member_id, created_at)
       insert into delivery_address (id, member_id, name, phone, lines, country, created_at)
       select $2, member_id, $4, $5, $6, $7, created_at from replaced`,
      [id, newId, new Date(now), name, phone, lines, country],
    );
    return ok({ data: { id: newId, ...address } });
  },
);

/** Remove a delivery address from the address book; earlier orders keep it. */
export const deleteDeliveryAddressOperation = implement(
  deleteDeliveryAddress,
  async ({ sql, memberId, now }, { id }) => {
    const [deleted] = await sql.query(
      `update delivery_address set deleted_at = $3
       where id = $1 and member_id = $2 and deleted_at is null returning id`,
      [id, memberId, new Date(now)],
    );
    return deleted ? ok({ data: null }) : err({ error: 'not_found' });
  },
);

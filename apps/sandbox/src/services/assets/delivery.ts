import type { DeliveryAddress } from '@paydirt/contract';
import { createDeliveryAddress, deliveryAddresses } from '@paydirt/contract/calls/assets';
import { ok } from '@paydirt/domain';

import { implement } from '../../operation.ts';

const COLUMNS = 'id, name, phone, lines, country';

/** Delivery addresses, newest first. */
export const deliveryAddressesOperation = implement(deliveryAddresses, async ({ sql, memberId }) => {
  const list = await sql.query<DeliveryAddress>(
    `select ${COLUMNS} from delivery_address where member_id = $1 order by created_at desc, id`,
    [memberId],
  );
  return ok({ data: list });
});

/** Add a delivery address. */
export const createDeliveryAddressOperation = implement(
  createDeliveryAddress,
  async ({ sql, memberId, now, ports }, address) => {
    const written: DeliveryAddress = { id: ports.newId('adr'), ...address };
    await sql.query(
      `insert into delivery_address (id, member_id, name, phone, lines, country, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [written.id, memberId, written.name, written.phone, written.lines, written.country, new Date(now)],
    );
    return ok({ data: written });
  },
);

import { type Example, exampleOf } from '../example.ts';
import {
  createDeliveryAddress,
  deleteDeliveryAddress,
  deliveryAddresses,
  updateDeliveryAddress,
} from './delivery-address.ts';
import type { DeliveryAddress } from '../basics.ts';

/** Where merchandise goes. */
export function aDeliveryAddress(changes: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    id: 'adr_1',
    name: 'Mara Test',
    phone: '+15555550101',
    lines: '12 Assay Street, 00000 Testville',
    country: 'US',
    ...changes,
  };
}

const PARCEL = { name: 'Mara Okafor', phone: '+2348012345678', lines: 'River road 1', country: 'NG' };

/** An example of each call. */
export function examples(): Example[] {
  return [
    exampleOf(deliveryAddresses, {}, [aDeliveryAddress()]),
    exampleOf(createDeliveryAddress, PARCEL, aDeliveryAddress()),
    exampleOf(updateDeliveryAddress, { id: 'adr_1', ...PARCEL }, aDeliveryAddress()),
    exampleOf(deleteDeliveryAddress, { id: 'adr_1' }, null),
  ];
}

import { type Example, exampleOf } from '../example.ts';
import {
  createDeliveryAddress,
  deleteDeliveryAddress,
  deliveryAddresses,
  deliveryRegions,
  type Region,
  updateDeliveryAddress,
} from './delivery-address.ts';
import type { DeliveryAddress } from '../basics.ts';

/** Delivery address of merchandise. */
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

/** Two regions, and the towns of each. */
export function someRegions(): Region[] {
  return [
    { name: 'California', towns: ['Sacramento', 'Los Angeles'] },
    { name: 'Nevada', towns: ['Carson City', 'Las Vegas'] },
  ];
}

const PARCEL = { name: 'Mara Okafor', phone: '+2348012345678', lines: 'River road 1', country: 'NG' };

export function examples(): Example[] {
  return [
    exampleOf(deliveryAddresses, {}, [aDeliveryAddress()]),
    exampleOf(deliveryRegions, { country: 'US' }, someRegions()),
    exampleOf(createDeliveryAddress, PARCEL, aDeliveryAddress()),
    exampleOf(updateDeliveryAddress, { id: 'adr_1', ...PARCEL }, aDeliveryAddress()),
    exampleOf(deleteDeliveryAddress, { id: 'adr_1' }, null),
  ];
}

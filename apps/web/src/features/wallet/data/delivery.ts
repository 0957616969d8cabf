import {
  createDeliveryAddress,
  deliveryAddresses,
  deliveryRegions,
} from '@paydirt/contract/goods/delivery-address';
import { isCountry } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/**
 * Read the member's delivery addresses, newest first; an empty list counts as ready, because the form is next to
 * it.
 */
export const useDeliveryAddresses = () => useCall(deliveryAddresses, {}, { isEmpty: () => false });

/** Read the regions of a country with their towns; null asks for none. */
export const useDeliveryRegions = (country: string | null) =>
  useCall(deliveryRegions, country !== null && isCountry(country) ? { country } : null);

/** Add a delivery address. */
export const useCreateDeliveryAddress = () => useSend(createDeliveryAddress);

import { createDeliveryAddress, deliveryAddresses } from '@paydirt/contract/goods/delivery-address';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Show the member's delivery addresses, newest first; an empty list is ready too, for the form is beside it. */
export const useDeliveryAddresses = () => useCall(deliveryAddresses, {}, { isEmpty: () => false });

/** Add a delivery address. */
export const useCreateDeliveryAddress = () => useSend(createDeliveryAddress);

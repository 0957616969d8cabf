import type { FieldReason } from '@paydirt/contract';
import { checkLine, checkText, CONSTANTS, err, isCountry, ok } from '@paydirt/domain';

import { reasonsOf } from '../../../forms/account/account-reasons.ts';
import type { DeliveryField, DeliveryValues } from './delivery-fields.tsx';

/** Check a delivery address with the rules of the services: why fields are refused, by field. */
export function deliveryReasons(values: DeliveryValues): Partial<Record<DeliveryField, FieldReason>> {
  const { name, phone, lines, country } = values;
  return reasonsOf({
    name: checkLine(name, CONSTANTS.DELIVERY_NAME_MAX_LENGTH),
    phone: checkLine(phone, CONSTANTS.DELIVERY_PHONE_MAX_LENGTH),
    lines: checkText(lines, CONSTANTS.DELIVERY_LINES_MAX_LENGTH),
    country: isCountry(country) ? ok(country) : err('required'),
  });
}

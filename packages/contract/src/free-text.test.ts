import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { createDeliveryAddress, updateDeliveryAddress } from './goods/delivery-address.ts';
import { addComment } from './community/comments.ts';
import { addPost } from './community/posts.ts';
import { failNextWithdrawal } from './wallet/withdrawal.ts';

const address = { id: 'adr_1', name: 'Ida', phone: '+1 555', lines: 'Assay Street', country: 'US' };
const ONE_LINE = [
  ['name', createDeliveryAddress, address],
  ['phone', createDeliveryAddress, address],
  ['name', updateDeliveryAddress, address],
  ['phone', updateDeliveryAddress, address],
  ['reason', failNextWithdrawal, { phone: '+1 555' }],
] as const;
const MANY_LINES = [
  ['lines', createDeliveryAddress, address],
  ['lines', updateDeliveryAddress, address],
  ['content', addPost, {}],
  ['content', addComment, { postId: 'pst_1' }],
] as const;

const read = (field: string, schema: v.GenericSchema, rest: object, text: string): unknown => {
  const result = v.safeParse(schema, { ...rest, [field]: text });
  return result.success ? (result.output as Record<string, unknown>)[field] : result.issues[0].type;
};

describe.each([...ONE_LINE, ...MANY_LINES])('%s of a call', (field, call, rest) => {
  test('loses invisible characters and direction overrides, and keeps joiners', () => {
    expect(read(field, call.input, rest, ' \u202Eevil\u202C\u0007\u200B க்‌ஷ 👩‍🔧 ')).toBe('evil க்‌ஷ 👩‍🔧');
  });

  test('is refused without a visible character', () => {
    expect(read(field, call.input, rest, '\u200B\u2066 \u3164')).toBe('non_empty');
  });
});

test.each(ONE_LINE)('%s of a call allows one line only', (field, call, rest) => {
  expect(read(field, call.input, rest, 'a\r\nb')).toBe('check');
  expect(read(field, call.input, rest, 'a\u2028b')).toBe('check');
});

test.each(MANY_LINES)('%s of a call allows several lines', (field, call, rest) => {
  expect(read(field, call.input, rest, 'a\r\nb\u2028c')).toBe('a\nb\nc');
});

test.each(['XX', 'us', 'USA', '<b', '', 'CA'])('%j is not a country for delivery', (country) => {
  expect(v.is(createDeliveryAddress.input, { ...address, country })).toBe(false);
  expect(v.is(updateDeliveryAddress.input, { ...address, country })).toBe(false);
});

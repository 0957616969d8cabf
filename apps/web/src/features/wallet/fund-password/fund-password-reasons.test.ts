import { expect, it } from 'vitest';

import { fundPasswordOf } from './fund-password-reasons.ts';

it.each([
  ['', 'required'],
  ['12345', 'fund_password_digits'],
  ['27182x', 'fund_password_digits'],
  ['456789', 'fund_password_run'],
  ['987654', 'fund_password_run'],
  ['444444', 'fund_password_repeat'],
])('refuses "%s": %s', (text, reason) => {
  expect(fundPasswordOf(text)).toEqual({ ok: false, error: reason });
});

it('accepts six digits that form no sequence', () => {
  expect(fundPasswordOf('271828')).toEqual({ ok: true, value: '271828' });
});

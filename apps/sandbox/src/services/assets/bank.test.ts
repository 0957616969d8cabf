import { userInfo } from '@paydirt/contract/account/session';
import { bankCards, banks, deleteBankCard, modifyBankCard } from '@paydirt/contract/wallet/bank-card';
import { createWithdrawal, withdrawalDetail } from '@paydirt/contract/wallet/withdrawal';
import { TEST_BANKS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { markVerified } from '../../testing/mark-verified.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

describe('bank accounts', () => {
  const services = withSeededServices();
  let accounts = 0;
  const form = (changes: Record<string, string> = {}) => {
    accounts += 1;
    return {
      bankId: 'nugget',
      payeeName: 'Test Member',
      account: `1000000002x${accounts}`,
      ifsc: 'NUGT0TEST01',
      ...changes,
    };
  };

  test('offers the invented banks, to visitors as well', async () => {
    expect(await services.call(banks, {})).toEqual(TEST_BANKS);
  });

  test('are at most fifty, and one of them can still be changed', async () => {
    const { token } = await memberWith(services, '0');
    const add = (changes?: Record<string, string>) => services.send(modifyBankCard, form(changes), { token });
    for (let n = 0; n < 50; n += 1) expect((await add()).body.message).toBe('ok');
    expect((await add()).body).toMatchObject({ data: { fields: { account: 'too_many' } } });
    const [card] = await services.call(bankCards, {}, { token });
    expect((await add({ id: card!.id })).body.message).toBe('ok');
  });

  test('can be added, changed under another id, and removed', async () => {
    const { token } = await memberWith(services, '0');
    const card = await services.call(
      modifyBankCard,
      form({ ifsc: ' nugt0 test01 ', payeeName: '\u202ETest\u200B Member\u0007' }),
      { token },
    );
    expect(card).toMatchObject({
      bankName: 'Nugget & Pan Test Bank',
      payeeName: 'Test Member',
      ifsc: 'NUGT0TEST01',
    });
    const changed = await services.call(
      modifyBankCard,
      { id: card.id, bankId: 'sluice', payeeName: 'Other Name', account: card.account, ifsc: 'SLCE0TEST02' },
      { token },
    );
    expect(changed).toMatchObject({ bankId: 'sluice', payeeName: 'Other Name' });
    // So that a withdrawal to what was shown before is refused.
    expect(changed.id).not.toBe(card.id);
    expect(await services.call(bankCards, {}, { token })).toEqual([changed]);
    await services.call(deleteBankCard, { id: changed.id }, { token });
    expect(await services.call(bankCards, {}, { token })).toEqual([]);
  });

  test.each([
    ['no bank', { bankId: '' }, { bankId: 'required' }],
    ['a bank that is not on the list', { bankId: 'lehman' }, { bankId: 'malformed' }],
    ['a payee with two lines', { payeeName: 'a\nb' }, { payeeName: 'malformed' }],
    ['no payee', { payeeName: '  ' }, { payeeName: 'required' }],
    ['an account with spaces', { account: '1000 000001' }, { account: 'letters_and_digits_only' }],
    ['a short account', { account: '12345' }, { account: 'too_short' }],
    ['a long account', { account: '1'.repeat(35) }, { account: 'too_long' }],
    ['an IFSC without its zero', { ifsc: 'NUGT1TEST01' }, { ifsc: 'malformed' }],
    ['an IFSC of ten characters', { ifsc: 'NUGT0TEST0' }, { ifsc: 'malformed' }],
  ])('names the field for %s', async (_name, wrong, fields) => {
    const { token } = await memberWith(services, '0');
    const answer = await services.send(modifyBankCard, form(wrong), { token });
    expect(answer.body).toMatchObject({ message: 'invalid_input', data: { fields } });
  });

  test('lets an account belong to one member only, also after a change', async () => {
    const owner = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const taken = form();
    await services.call(modifyBankCard, taken, { token: owner.token });
    const bind = await services.send(modifyBankCard, taken, { token: other.token });
    expect(bind).toMatchObject({ status: 409, body: { message: 'bound_elsewhere' } });
    const own = await services.call(modifyBankCard, form(), { token: other.token });
    const change = await services.send(modifyBankCard, { ...taken, id: own.id }, { token: other.token });
    expect(change.body.message).toBe('bound_elsewhere');
  });

  test('answers the same account sent again, added or changed, with the one bound', async () => {
    const { token } = await memberWith(services, '0');
    const typed = form();
    const card = await services.call(modifyBankCard, typed, { token });
    expect(await services.call(modifyBankCard, typed, { token })).toEqual(card);
    const change = { ...typed, id: card.id, payeeName: 'Other Name' };
    const changed = await services.call(modifyBankCard, change, { token });
    expect(await services.call(modifyBankCard, change, { token })).toEqual(changed);
    expect(await services.call(bankCards, {}, { token })).toEqual([changed]);
    const other = await services.call(modifyBankCard, form(), { token });
    for (const input of [typed, { ...change, id: other.id }])
      expect((await services.send(modifyBankCard, input, { token })).body.message).toBe('already_bound');
  });

  test('treats account numbers that differ only in case as one account', async () => {
    const owner = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const written = (account: string) => ({ ...form(), account });
    const card = await services.call(modifyBankCard, written('de89test3704'), { token: owner.token });
    const bind = (token: string) => services.send(modifyBankCard, written('DE89TEST3704'), { token });
    expect((await bind(other.token)).body.message).toBe('bound_elsewhere');
    expect((await bind(owner.token)).body.message).toBe('already_bound');
    const change = { ...written('DE89TEST3704'), id: card.id };
    const changed = await services.call(modifyBankCard, change, { token: owner.token });
    expect(changed.account).toBe('DE89TEST3704');
    expect(await services.call(bankCards, {}, { token: owner.token })).toEqual([changed]);
  });

  test('neither changes nor removes another member’s account', async () => {
    const owner = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const card = await services.call(modifyBankCard, form(), { token: owner.token });
    const change = await services.send(modifyBankCard, { ...form(), id: card.id }, { token: other.token });
    const unbind = await services.send(deleteBankCard, { id: card.id }, { token: other.token });
    expect([change.body.message, unbind.body.message]).toEqual(['not_found', 'not_found']);
    expect(await services.call(bankCards, {}, { token: owner.token })).toEqual([card]);
  });

  test('keeps the destination of a pending withdrawal, whatever happens to the account', async () => {
    const token = await services.login('+2348012345678', 'Mara12345');
    const { userId } = await services.call(userInfo, {}, { token });
    await markVerified(services.database, userId);
    const card = await services.call(modifyBankCard, form(), { token });
    const withdrawal = await services.call(
      createWithdrawal,
      { channel: 'cash', amount: '5', bankId: card.id, fundPassword: '271828' },
      { token, key: 'w' },
    );
    const changed = await services.call(modifyBankCard, { ...form(), id: card.id }, { token });
    expect(changed.id).not.toBe(card.id);
    await services.call(deleteBankCard, { id: changed.id }, { token });
    const detail = await services.call(withdrawalDetail, { id: withdrawal.id }, { token });
    expect(detail).toEqual(withdrawal);
    expect(JSON.stringify(detail)).toContain(card.account.slice(-4));
  });
});

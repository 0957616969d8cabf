import { addComment, addPost, commentList, postList } from '@paydirt/contract/calls/dynamic';
import { outbox } from '@paydirt/contract/calls/sandbox';
import {
  modifyName,
  register,
  registerByEmail,
  sendRegisterCode,
  sendRegisterEmailCode,
  updateSettings,
  userInfo,
} from '@paydirt/contract/calls/user';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

describe('the name of a member', () => {
  const services = withSeededServices();

  test('is given at registration, or later, and a phone number stands in until then', async () => {
    const phone = '+919876590001';
    await services.call(sendRegisterCode, { phone });
    const [sent] = await services.call(outbox, { to: phone });
    const { body } = await services.send(register, {
      phone,
      password: 'gold1234',
      confirmPassword: 'gold1234',
      code: sent?.code,
      invitateCode: 'NUGGET',
      name: '  Asha  Verma ',
    });
    expect(body.data.name).toBe('Asha  Verma');
    const { token } = await memberWith(services, '0');
    expect((await services.call(modifyName, { name: 'Meena' }, { token })).name).toBe('Meena');
    expect((await services.call(userInfo, {}, { token })).name).toBe('Meena');
  });

  test.each([
    ['only joiners', '\u200d\u200c\u200d'],
    ['only spaces', '   '],
    ['nothing', ''],
    ['41 characters', 'n'.repeat(41)],
    ['two lines', 'Asha\nVerma'],
  ])('of %s is refused at its field', async (_name, name) => {
    const { token } = await memberWith(services, '0');
    const answer = await services.send(modifyName, { name }, { token });
    expect(answer.body.message).toBe('invalid_input');
    expect(Object.keys((answer.body.data as unknown as { fields: object }).fields)).toEqual(['name']);
  });

  test('loses marks of direction, and keeps what shapes Indic letters', async () => {
    const { token } = await memberWith(services, '0');
    expect((await services.call(modifyName, { name: '\u202eMara\u202c' }, { token })).name).toBe('Mara');
    expect((await services.call(modifyName, { name: 'n'.repeat(40) }, { token })).name).toHaveLength(40);
  });

  test('of whoever registered by e-mail and gave none is the address, of which others see one letter', async () => {
    const email = 'winter.lind@paydirt.example';
    await services.call(sendRegisterEmailCode, { email });
    const [sent] = await services.call(outbox, { to: email });
    const { body } = await services.send(registerByEmail, {
      email,
      password: 'gold1234',
      confirmPassword: 'gold1234',
      code: sent?.code,
      invitateCode: 'NUGGET',
    });
    expect(body.data.name).toBe(email);
    const { token: other } = await memberWith(services, '0');
    const { id: postId } = await services.call(addPost, { content: 'A first day.' }, { token: body.msg });
    const readers = await services.call(postList, {}, { token: other });
    expect(readers.list.find(({ id }) => id === postId)?.username).toBe('w…');
    expect(JSON.stringify(readers)).not.toContain('winter');
    // Nor does anybody show an address or a number to others by taking it for their name.
    for (const [name, seen] of [
      ['+919812345678', '…5678'],
      ['mara@paydirt.example', 'm…'],
    ] as const) {
      await services.call(modifyName, { name }, { token: body.msg });
      const { list } = await services.call(postList, {}, { token: other });
      expect(list.find(({ id }) => id === postId)?.username).toBe(seen);
    }
  });

  test('changes where it was copied to', async () => {
    const { token } = await memberWith(services, '0');
    await services.call(modifyName, { name: 'Before' }, { token });
    const { id: postId } = await services.call(addPost, { content: 'A quiet day.' }, { token });
    const { id: commentId } = await services.call(addComment, { postId, content: 'Mine.' }, { token });
    await services.call(addComment, { postId, commentId, content: 'To myself.' }, { token });
    await services.call(modifyName, { name: 'After' }, { token });
    const { list } = await services.call(postList, {}, { token });
    expect(list.find(({ id }) => id === postId)?.username).toBe('After');
    const comments = await services.call(commentList, { postId }, { token });
    expect(comments.list.map(({ username }) => username)).toEqual(['After', 'After']);
    expect(comments.list.map(({ toUserName }) => toUserName)).toContain('After');
  });

  test('prices are in play USDT until another unit is chosen, which is one that there is a rate of', async () => {
    const { token } = await memberWith(services, '0');
    expect((await services.call(userInfo, {}, { token })).salesUnit).toBe('USDT');
    expect((await services.call(updateSettings, { salesUnit: 'INR' }, { token })).salesUnit).toBe('INR');
    await services.call(updateSettings, { dateFormat: 1 }, { token });
    expect((await services.call(userInfo, {}, { token })).salesUnit).toBe('INR');
    for (const salesUnit of ['GBP', 'inr', '-'])
      expect((await services.send(updateSettings, { salesUnit }, { token })).body.message).toBe(
        'invalid_input',
      );
  });

  test('day-month-year is a date format', async () => {
    const { token } = await memberWith(services, '0');
    expect((await services.call(updateSettings, { dateFormat: 5 }, { token })).dateFormat).toBe(5);
    expect((await services.send(updateSettings, { timezoneType: '6' }, { token })).body.message).toBe(
      'invalid_input',
    );
  });
});

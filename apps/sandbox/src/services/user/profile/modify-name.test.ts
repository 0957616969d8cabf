import { deleteAccount } from '@paydirt/contract/account/leaving';
import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import {
  register,
  registerByEmail,
  sendRegisterCode,
  sendRegisterEmailCode,
} from '@paydirt/contract/account/login';
import { modifyName, updateSettings } from '@paydirt/contract/account/profile';
import { sendVerifyCode, undoEmailChange, verify } from '@paydirt/contract/account/security';
import { userInfo } from '@paydirt/contract/account/session';
import { addComment, commentList } from '@paydirt/contract/community/comments';
import { addPost, postList } from '@paydirt/contract/community/posts';
import { outbox } from '@paydirt/contract/sandbox/world';
import { MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import type { MemberContext } from '../../../operation/operation.ts';
import { markVerified } from '../../../testing/mark-verified.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { modifyNameOperation } from './modify-name.ts';

let phones = 0;

describe('the name of a member', () => {
  const services = withSeededServices();

  test('is set at registration or later, and the phone number is shown until then', async () => {
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
  ])('that is %s is refused at its field', async (_name, name) => {
    const { token } = await memberWith(services, '0');
    const answer = await services.send(modifyName, { name }, { token });
    expect(answer.body.message).toBe('invalid_input');
    expect(Object.keys((answer.body.data as unknown as { fields: object }).fields)).toEqual(['name']);
  });

  const refusedAs = async (name: string, token: string) => {
    const { body } = await services.send(modifyName, { name }, { token });
    return (body.data as unknown as { fields?: { name?: string } }).fields?.name ?? body.message;
  };
  const registerAs = async (name: string) => {
    phones += 1;
    const phone = `+9198765${String(80_000 + phones)}`;
    await services.call(sendRegisterCode, { phone });
    const [sent] = await services.call(outbox, { to: phone });
    const rest = { password: 'gold1234', confirmPassword: 'gold1234', code: sent?.code };
    return services.send(register, { phone, ...rest, invitateCode: 'NUGGET', name });
  };
  const countNamed = async (name: string) =>
    (await services.database.query(`select from member where name = $1`, [name])).length;

  test.each([
    ['—', 'name_without_letter'],
    ['🙂', 'name_without_letter'],
    ['Paydirt support', 'name_of_operator'],
    ['Pаydirt', 'name_of_operator'],
    ['P a y d i r t', 'name_of_operator'],
    ['Ｐａｙｄｉｒｔ', 'name_of_operator'],
    ['Admin', 'name_of_operator'],
    ['Rаvi', 'name_of_mixed_scripts'],
  ])('cannot be %s: %s, not even at registration, where no account is created', async (name, reason) => {
    const { token } = await memberWith(services, '0');
    expect(await refusedAs(name, token)).toBe(reason);
    const answer = await registerAs(name);
    expect(answer.body.data).toMatchObject({ fields: { name: reason } });
    expect(await countNamed(name)).toBe(0);
  });

  test('may contain a syllable of the operator’s name', async () => {
    const { token } = await memberWith(services, '0');
    expect(await refusedAs('Guido Hostetter', token)).toBe('ok');
  });

  test('cannot equal or resemble another member’s, until they leave or change it', async () => {
    const { token } = await memberWith(services, '0');
    expect((await registerAs('Zora Bellamy')).body.message).toBe('ok');
    for (const name of ['Zora Bellamy', 'ZORA  BELLAMY', 'Zora_Be11amy', 'Ｚｏｒａ Bellamy', 'Zörá BeIIamy'])
      expect([name, await refusedAs(name, token)]).toEqual([name, 'name_taken']);
    // One of the seed's people.
    expect(await refusedAs('MARA 0KAFOR', token)).toBe('name_taken');
    expect(await refusedAs('Zora Bellamy 2', token)).toBe('ok');
    // A member may change the spelling of their own name.
    expect(await refusedAs('Zora  BELLAMY 2', token)).toBe('ok');
    expect((await registerAs('zora bellamy 2')).body.data).toMatchObject({ fields: { name: 'name_taken' } });
    expect(await refusedAs('Someone else', token)).toBe('ok');
    expect((await registerAs('zora bellamy 2')).body.message).toBe('ok');
  });

  test('wanted by several members concurrently goes to one', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => services.insertMember()));
    const spelt = ['Ines Falk', 'INES FALK', 'Ines-Falk', 'lnes Falk', 'ines falk', 'Inés Falk'];
    const refusals = await Promise.all(members.map(({ token }, n) => refusedAs(spelt[n] ?? '', token)));
    expect(refusals.toSorted()).toEqual([...Array<string>(5).fill('name_taken'), 'ok']);
    const joined = await Promise.all(Array.from({ length: 4 }, () => registerAs('Otto Falk')));
    expect(joined.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
  });

  test('can be taken again once its member has left', async () => {
    const { body } = await registerAs('Vera Quist');
    const token = body.msg;
    await services.advance(MINUTE_MS);
    await services.call(sendVerifyCode, {}, { token });
    const [sent] = await services.call(outbox, { to: body.data.phone ?? '' });
    const code = sent?.code ?? '';
    await services.call(verify, { code }, { token });
    const { token: other } = await memberWith(services, '0');
    expect(await refusedAs('Vera Quist', other)).toBe('name_taken');
    expect(
      (await services.send(deleteAccount, { code }, { token, key: services.ports.newId('key') })).body
        .message,
    ).toBe('ok');
    expect(await refusedAs('Vera Quist', other)).toBe('ok');
  });

  test('loses direction marks, and keeps the joiners that shape Indic letters', async () => {
    const { token } = await memberWith(services, '0');
    expect((await services.call(modifyName, { name: '\u202eMara\u202c' }, { token })).name).toBe('Mara');
    expect((await services.call(modifyName, { name: 'n'.repeat(40) }, { token })).name).toHaveLength(40);
  });

  test('of a member who registered by e-mail without one is the address, of which others see one letter', async () => {
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
    // Nor is an address or a number shown to others when a member uses it as their name.
    for (const [name, seen] of [
      ['+919812345678', '…5678'],
      ['mara@paydirt.example', 'm…'],
    ] as const) {
      await services.call(modifyName, { name }, { token: body.msg });
      const { list } = await services.call(postList, {}, { token: other });
      expect(list.find(({ id }) => id === postId)?.username).toBe(seen);
    }
  });

  test('changes wherever it was copied', async () => {
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

  test('that is an e-mail address changes wherever it was copied when the address does', async () => {
    const codeTo = async (to: string) =>
      (await services.call(outbox, { to })).find(({ code }) => code !== null)?.code ?? '';
    await services.call(sendRegisterEmailCode, { email: 'anna@paydirt.example' });
    const { body } = await services.send(registerByEmail, {
      email: 'anna@paydirt.example',
      password: 'gold1234',
      confirmPassword: 'gold1234',
      code: await codeTo('anna@paydirt.example'),
      invitateCode: 'NUGGET',
    });
    const as = { token: body.msg };
    const { id: postId } = await services.call(addPost, { content: 'Hello.' }, as);
    const { id: commentId } = await services.call(addComment, { postId, content: 'Mine.' }, as);
    await services.call(addComment, { postId, commentId, content: 'To myself.' }, as);
    const { token } = await memberWith(services, '0');
    const seen = async () => {
      const { list: posts } = await services.call(postList, {}, { token });
      const { list } = await services.call(commentList, { postId }, { token });
      const names = [posts.find(({ id }) => id === postId), ...list].map((one) => one?.username);
      return new Set([...names, list.find(({ toUserName }) => toUserName !== null)?.toUserName]);
    };
    await markVerified(services.database, body.data.userId);
    await services.advance(MINUTE_MS);
    await services.call(sendBindEmailCode, { email: 'zoe@paydirt.example' }, as);
    await services.call(
      bindEmail,
      { email: 'zoe@paydirt.example', code: await codeTo('zoe@paydirt.example') },
      as,
    );
    expect(await seen()).toEqual(new Set(['z…']));
    const [notice] = await services.call(outbox, { to: 'anna@paydirt.example' });
    await services.call(undoEmailChange, { token: /token=([\w-]{43})/.exec(notice?.text ?? '')?.[1] ?? '' });
    expect(await seen()).toEqual(new Set(['a…']));
  });

  test('that changes while a post or a reply is written is the new one in it', async () => {
    const writer = await memberWith(services, '0');
    const reader = await memberWith(services, '0');
    await services.call(modifyName, { name: 'Ilse Old' }, writer);
    const { id: postId } = await services.call(addPost, { content: 'First.' }, writer);
    const { id: commentId } = await services.call(addComment, { postId, content: 'Mine.' }, writer);
    let writing: Promise<unknown> = Promise.resolve();
    await services.database.transaction(async (sql) => {
      const context = { sql, memberId: writer.id, locale: 'en-US' } as MemberContext;
      expect(await modifyNameOperation.handle(context, { name: 'Ilse New' })).toMatchObject({ ok: true });
      writing = Promise.all([
        services.call(addPost, { content: 'Second.' }, writer),
        services.call(addComment, { postId, content: 'By me.' }, writer),
        services.call(addComment, { postId, commentId, content: 'To you.' }, reader),
      ]);
      await Promise.race([writing, untilWaiting(services.database, 3)]);
    });
    await writing;
    const names = async () => {
      const posts = await services.call(postList, { pageSize: 2 }, reader);
      const comments = await services.call(commentList, { postId }, reader);
      return [
        ...posts.list.map(({ username }) => username),
        ...comments.list.flatMap(({ own, username, toUserName }) => (own ? toUserName : username)),
      ];
    };
    expect(await names()).toEqual(Array<string>(5).fill('Ilse New'));
  });

  test('prices are in play USDT until another unit is chosen, which must have a rate', async () => {
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

  test('day-month-year is accepted as a date format', async () => {
    const { token } = await memberWith(services, '0');
    expect((await services.call(updateSettings, { dateFormat: 5 }, { token })).dateFormat).toBe(5);
    expect((await services.send(updateSettings, { timezoneType: '6' }, { token })).body.message).toBe(
      'invalid_input',
    );
  });
});

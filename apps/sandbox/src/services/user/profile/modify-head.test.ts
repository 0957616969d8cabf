import type { Envelope } from '@paydirt/contract';
import { deleteAccount, exportAccount } from '@paydirt/contract/account/leaving';
import { register, sendRegisterCode } from '@paydirt/contract/account/login';
import { modifyHead, removeHead } from '@paydirt/contract/account/profile';
import { sendVerifyCode, verify } from '@paydirt/contract/account/security';
import { type User, userInfo } from '@paydirt/contract/account/session';
import { addComment, commentList } from '@paydirt/contract/community/comments';
import { addPost, postList } from '@paydirt/contract/community/posts';
import { floorOne } from '@paydirt/contract/community/team';
import { outbox } from '@paydirt/contract/sandbox/world';
import { CONSTANTS, DAY_MS } from '@paydirt/domain';
import { gifOf, HEIC, JPEG, jpegFromCamera, SVG } from '@paydirt/domain/picture/pictures.fixture';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { heavyPng, pngOf } from '../../../testing/pictures.fixture.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

describe('the avatar of a member', () => {
  const services = withSeededServices();

  async function change(
    token: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<Envelope<User & { headUrl: string | null }>> {
    const body = new FormData();
    body.append('file', new File([bytes], 'me.svg', { type: 'text/html' }));
    const response = await services.app.request(
      `http://localhost/api/${modifyHead.service}/${modifyHead.path}`,
      {
        method: 'POST',
        headers: { 'X-Access-Token': token },
        body,
      },
    );
    return (await response.json()) as Envelope<User & { headUrl: string | null }>;
  }
  const show = (url: string) => Promise.resolve(services.app.request(`http://localhost${url}`));
  const filesOf = (memberId: string) =>
    services.database.query<{ purpose: string }>(`select purpose from file where member_id = $1`, [memberId]);

  test('is shown wherever the member is', async () => {
    const host = await memberWith(services, '0');
    const { invitationCode } = await services.call(userInfo, {}, { token: host.token });
    const phone = '+919876591001';
    await services.call(sendRegisterCode, { phone });
    const [sent] = await services.call(outbox, { to: phone });
    const joined = await services.send(register, {
      phone,
      password: 'gold1234',
      confirmPassword: 'gold1234',
      code: sent?.code,
      invitateCode: invitationCode,
      name: 'Asha',
    });
    const token = joined.body.msg;
    const { data } = await change(token, pngOf(8, 8));
    const address = data.headUrl ?? '';
    expect(address).toMatch(/^\/media\/uploads\/fil_/);
    expect((await services.call(userInfo, {}, { token })).avatarUrl).toBe(address);
    const { id: postId } = await services.call(addPost, { content: 'Here I am.' }, { token });
    await services.call(addComment, { postId, content: 'And here.' }, { token });
    const reader = { token: host.token };
    const { list: posts } = await services.call(postList, {}, reader);
    expect(posts.find(({ id }) => id === postId)?.avatarUrl).toBe(address);
    const { list: comments } = await services.call(commentList, { postId }, reader);
    expect(comments[0]?.avatarUrl).toBe(address);
    const { list: invited } = await services.call(floorOne, {}, reader);
    expect(invited.map(({ avatarUrl }) => avatarUrl)).toEqual([address]);
    expect((await show(address)).headers.get('Content-Type')).toBe('image/png');
    // In use from the start: a day later it is still there.
    await services.advance(2 * DAY_MS);
    expect((await show(address)).status).toBe(200);
  });

  test('replaces the previous one, which is deleted, and can be removed', async () => {
    const { id, token } = await memberWith(services, '0');
    const first = (await change(token, pngOf(8, 8))).data.headUrl ?? '';
    const second = (await change(token, pngOf(9, 9))).data.headUrl ?? '';
    expect(second).not.toBe(first);
    expect((await show(first)).status).toBe(404);
    expect((await show(second)).status).toBe(200);
    expect((await services.call(removeHead, {}, { token })).avatarUrl).toBeNull();
    expect((await services.call(removeHead, {}, { token })).avatarUrl).toBeNull();
    expect((await show(second)).status).toBe(404);
    expect(await filesOf(id)).toEqual([]);
  });

  test('is stored once when many are sent concurrently', async () => {
    const { id, token } = await memberWith(services, '0');
    await Promise.all(Array.from({ length: 8 }, (_, i) => change(token, pngOf(4 + i, 4 + i))));
    expect(await filesOf(id)).toHaveLength(1);
  });

  test('does not reveal where it was taken', async () => {
    const { token } = await memberWith(services, '0');
    const { data, code, message } = await change(token, jpegFromCamera(1));
    // The camera's picture is no square: it is refused before it is kept.
    expect([code, message]).toEqual([400, 'invalid_input']);
    expect(JSON.stringify(data)).toContain('picture_not_square');
  });

  test.each([
    ['picture_format', 'an SVG', SVG],
    ['picture_heic', 'a HEIC photo', HEIC],
    ['picture_moving', 'an animated GIF', gifOf(2)],
    ['picture_broken', 'a truncated JPEG', JPEG.slice(0, 300)],
    ['picture_not_square', 'a picture that is not square', pngOf(8, 6)],
    ['too_large', 'a picture above the limit', heavyPng(CONSTANTS.AVATAR_MAX_BYTES + 1)],
  ])('is refused with %s: %s', async (reason, _what, bytes) => {
    const { id, token } = await memberWith(services, '0');
    expect(await change(token, bytes)).toMatchObject({
      message: 'invalid_input',
      data: { fields: { file: reason } },
    });
    expect(await filesOf(id)).toEqual([]);
  });

  test('is exported, and deleted with the account', async () => {
    const { id, token, phone } = await memberWith(services, '0');
    const address = (await change(token, pngOf(8, 8))).data.headUrl ?? '';
    const archive = await services.call(exportAccount, {}, { token });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const account = new TextDecoder().decode(files['account/account.json']);
    expect(account).toContain(address);
    const fileId = address.split('/').at(-1) ?? '';
    expect(Object.keys(files).filter((name) => name.includes(fileId))).toHaveLength(1);
    await services.call(sendVerifyCode, {}, { token });
    const [sent] = await services.call(outbox, { to: phone });
    const code = sent?.code ?? '';
    await services.call(verify, { code }, { token });
    expect(
      (await services.send(deleteAccount, { code }, { token, key: services.ports.newId('key') })).body
        .message,
    ).toBe('ok');
    expect((await show(address)).status).toBe(404);
    expect(await filesOf(id)).toEqual([]);
  });
});

import type { Envelope } from '@paydirt/contract';
import type { Upload } from '@paydirt/contract/account/upload';
import { addPost } from '@paydirt/contract/community/posts';
import { createFeedback } from '@paydirt/contract/messages/feedback';
import { PNG } from '@paydirt/domain/picture/pictures.fixture';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { createPictures } from '../../../pictures/create-pictures.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import { gifOfExtensions, jpegOfClaims, pngOf } from '../../../testing/pictures.fixture.ts';
import { type Services, type TestMember, withServices } from '../../../testing/with-services.ts';

const HOST = 'http://localhost';
const services = withServices();
const absent: Pictures = {
  rewrite: () => Promise.resolve({ ok: false, error: 'absent' }),
  areTaken: () => Promise.resolve(false),
};
const without = withServices({ ports: { pictures: absent } });
const crashing = withServices({
  ports: {
    pictures: createPictures({
      program: new URL('../../../pictures/failing-process.fixture.ts', import.meta.url),
    }),
  },
});

async function upload(
  { token }: TestMember,
  bytes: Uint8Array,
  { app }: Services = services,
  path = 'file/upload',
): Promise<Envelope<Upload>> {
  const body = new FormData();
  body.append('purpose', 'feedback');
  body.append('file', new File([new Uint8Array(bytes)], 'a.jpg'));
  const response = await app.request(`${HOST}/api/user/${path}`, {
    method: 'POST',
    headers: { 'X-Access-Token': token },
    body,
  });
  return (await response.json()) as Envelope<Upload>;
}

describe('while pictures are decoded', () => {
  test('other requests are answered, before one picture of forty million pixels is done', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    // Of one colour: noise takes a busy machine longer than a picture may take.
    const large = await sharp({ create: { width: 7900, height: 5000, channels: 3, background: 'black' } })
      .jpeg()
      .toBuffer();
    let isThere = false;
    const sent = upload(ann, large).then((answer) => {
      isThere = true;
      return answer;
    });
    for (let n = 0; n < 3; n += 1) {
      expect((await services.app.request(`${HOST}/healthz`)).status).toBe(200);
      await services.call(addPost, { content: 'Meanwhile' }, { token: bob.token });
    }
    expect(isThere).toBe(false);
    expect((await sent).message).toBe('ok');
  });

  test('other requests are answered, before twenty bombs are done', async () => {
    const people = [await services.insertMember(), await services.insertMember()];
    const bomb = pngOf(8000, 5000);
    let open = 20;
    const sent = people.flatMap((who) =>
      Array.from({ length: 10 }, async () => {
        const { message } = await upload(who, bomb);
        open -= 1;
        return message;
      }),
    );
    for (let n = 0; n < 3; n += 1) expect((await services.app.request(`${HOST}/healthz`)).status).toBe(200);
    expect(open).toBeGreaterThan(0);
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['ok']));
  });

  test('sending more than ten at once is refused for that member only', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    const bomb = pngOf(8000, 5000);
    const anns = Array.from({ length: 14 }, () => upload(ann, bomb));
    const refused = await Promise.race(
      anns.map(async (one) => {
        const answer = await one;
        return answer.message === 'ok' ? new Promise<never>(() => undefined) : answer;
      }),
    );
    expect(refused).toMatchObject({ message: 'too_many_requests', data: { retryAfterSeconds: 10 } });
    expect((await upload(bob, PNG)).message).toBe('ok');
    await Promise.all(anns);
    expect((await upload(ann, PNG)).message).toBe('ok');
  });
});

describe('an avatar', () => {
  test.each([
    ['of claims of EXIF', jpegOfClaims(1_800_000)],
    ['of empty extensions', gifOfExtensions(600_000)],
  ])('%s is refused as broken', async (_what, bytes) => {
    const { message, data } = await upload(
      await services.insertMember(),
      bytes,
      services,
      'user/modify-head',
    );
    expect([message, data]).toEqual(['invalid_input', { fields: { file: 'picture_broken' } }]);
  });
});

describe('a decoder that crashes', () => {
  test('loses its picture, and accepts the next one', async () => {
    const ann = await crashing.insertMember();
    const crash = new TextEncoder().encode('crash');
    expect((await upload(ann, crash, crashing)).data).toEqual({ fields: { file: 'picture_broken' } });
    expect((await upload(ann, PNG, crashing)).message).toBe('ok');
  });
});

describe('where pictures cannot be decoded', () => {
  test('uploads are refused with a reason, and everything else works', async () => {
    const ann = await without.insertMember();
    for (const path of ['file/upload', 'user/modify-head'])
      expect(await upload(ann, PNG, without, path)).toMatchObject({
        code: 1032,
        message: 'pictures_unavailable',
        msg: 'Pictures can’t be added here.',
      });
    const { token } = ann;
    await without.call(addPost, { content: 'Works' }, { token });
    const comments = 'One two three four five six seven eight nine ten eleven twelve.';
    await without.call(createFeedback, { comments }, { token });
  });
});

import type { Envelope } from '@paydirt/contract';
import { uploadFile } from '@paydirt/contract/account/upload';
import { addMediaPost, deletePost, type Post, postList } from '@paydirt/contract/community/posts';
import { DAY_MS } from '@paydirt/domain';
import { JPEG, PNG, SVG, ZIP } from '@paydirt/domain/picture/pictures.fixture';
import { describe, expect, test } from 'vitest';

import { type TestMember, withServices } from '../../testing/with-services.ts';

const HTML = '<img src=x onerror=alert(1)>';

describe('a post with pictures or a video', () => {
  const services = withServices();

  const upload = async ({ token }: TestMember, purpose: 'post' | 'avatar' = 'post') =>
    (await services.call(uploadFile, { purpose, file: new Blob([PNG]) }, { token })).id;
  const post = ({ token }: TestMember, input: Parameters<typeof services.call<typeof addMediaPost>>[1]) =>
    services.call(addMediaPost, input, { token });
  const refusal = async ({ token }: TestMember, input: Record<string, unknown>) => {
    const { body } = await services.send(addMediaPost, input, { token });
    return body.data as { fields?: Record<string, string> };
  };
  const statusOf = async (url: string) => (await services.app.request(`http://localhost${url}`)).status;

  test('shows pictures in their order, each with its description', async () => {
    const ann = await services.insertMember();
    const ids = [await upload(ann), await upload(ann)];
    const written = await post(ann, {
      content: 'Two mornings',
      fileIds: ids.join(','),
      pictureTexts: `${HTML}\nThe sluice`,
    });
    expect(written).toMatchObject({ content: 'Two mornings', pictureTexts: [HTML, 'The sluice'] });
    expect(written.urls).toEqual(ids.map((id) => `/media/uploads/${id}`));
    const { list } = await services.call(postList, { pageSize: 1 }, { token: ann.token });
    expect(list[0]).toEqual(written);
    await services.advance(2 * DAY_MS);
    expect(await statusOf(written.urls[0]!)).toBe(200);
  });

  test('accepts pictures sent with it, and needs no text', async () => {
    const ann = await services.insertMember();
    const written = await post(ann, { files: [new Blob([PNG]), new Blob([JPEG])] });
    expect(written).toMatchObject({ content: '', pictureTexts: ['', ''], contentLanguage: null });
    expect(await Promise.all(written.urls.map(statusOf))).toEqual([200, 200]);
    await services.advance(2 * DAY_MS);
    expect(await Promise.all(written.urls.map(statusOf))).toEqual([200, 200]);
  });

  test('is deleted together with its pictures', async () => {
    const ann = await services.insertMember();
    const written = await post(ann, { files: [new Blob([PNG])] });
    await services.call(deletePost, { postId: written.id }, { token: ann.token });
    expect(await statusOf(written.urls[0]!)).toBe(404);
  });

  test('refuses a picture of another member, a repeated one, and one of another purpose', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    const fileIds = await upload(ann);
    const isGone = { fields: { fileIds: 'malformed' } };
    expect(await refusal(bob, { content: 'Mine', fileIds })).toEqual(isGone);
    expect(await refusal(ann, { fileIds: `${fileIds},${fileIds}` })).toEqual(isGone);
    expect(await refusal(ann, { fileIds: await upload(ann, 'avatar') })).toEqual(isGone);
    expect(await refusal(ann, { fileIds: 'fil_nothing' })).toEqual(isGone);
    // The refused one used no storage.
    expect((await post(ann, { fileIds })).urls).toHaveLength(1);
    expect(await refusal(ann, { fileIds })).toEqual(isGone);
  });

  test('is created once, however often and concurrently its intent is sent', async () => {
    const ann = await services.insertMember();
    const fileIds = await upload(ann);
    const sent = await Promise.all([1, 2, 3].map(() => post(ann, { fileIds, intentId: 'one' })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test('accepts nine pictures and not ten', async () => {
    const ann = await services.insertMember();
    const nine = Array.from({ length: 9 }, () => new Blob([PNG]));
    expect((await post(ann, { files: nine })).urls).toHaveLength(9);
    await expect(post(ann, { files: [...nine, new Blob([PNG])] })).rejects.toMatchObject({
      name: 'invalid_input',
    });
    await expect(post(ann, { files: nine, fileIds: await upload(ann) })).rejects.toMatchObject({
      details: { fields: { files: 'above_maximum' } },
    });
  });

  test.each([
    ['a drawing that could hold scripts', SVG],
    ['an archive', ZIP],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
  ])('refuses %s as a picture, whatever its name and type claim', async (_what, bytes) => {
    const ann = await services.insertMember();
    const body = new FormData();
    body.append('files[]', new File([bytes], 'a.png', { type: 'image/png' }));
    const response = await services.app.request('http://localhost/api/dynamic/square/add', {
      method: 'POST',
      headers: { 'X-Access-Token': ann.token },
      body,
    });
    expect((await response.json()) as Envelope<Post>).toMatchObject({
      message: 'invalid_input',
      data: { fields: { files: expect.stringMatching(/^picture_/) } },
    });
  });

  test('shows one of our films with its cover, and an external address as it is', async () => {
    const ann = await services.insertMember();
    const own = await post(ann, { videoUrl: '/media/films/jig.webm', videoText: 'A jig' });
    expect(own).toMatchObject({
      videoUrl: '/media/films/jig.webm',
      coverUrl: '/media/films/jig.webp',
      videoText: 'A jig',
    });
    const url = 'https://videos.example.org/watch?v=1';
    expect(await post(ann, { videoUrl: url })).toMatchObject({ videoUrl: url, coverUrl: null });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org', '//example.org', HTML])(
    'refuses the address %j',
    async (videoUrl) => {
      const ann = await services.insertMember();
      expect(await refusal(ann, { content: 'Look', videoUrl })).toEqual({
        fields: { videoUrl: 'malformed' },
      });
    },
  );

  test('needs some content', async () => {
    const ann = await services.insertMember();
    expect(await refusal(ann, { content: '\u200B' })).toEqual({ fields: { content: 'required' } });
    expect(await refusal(ann, { fileIds: await upload(ann), videoUrl: 'https://example.org/a' })).toEqual({
      fields: { videoUrl: 'malformed' },
    });
    expect(await refusal(ann, { fileIds: await upload(ann), pictureTexts: 'a'.repeat(301) })).toEqual({
      fields: { pictureTexts: 'too_long' },
    });
  });
});

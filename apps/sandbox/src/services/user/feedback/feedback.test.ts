import {
  answerFeedback,
  createFeedback,
  feedbackList,
  feedbackRequests,
  readFeedback,
} from '@paydirt/contract/messages/feedback';
import { messageList } from '@paydirt/contract/messages/messages';
import { PNG } from '@paydirt/domain/picture/pictures.fixture';
import { beforeEach, describe, expect, test } from 'vitest';

import { type TestMember, withServices } from '../../../testing/with-services.ts';

const COMMENTS = 'The list of records is easy to read and shows me all that I need.';

const services = withServices();
let member: TestMember;

beforeEach(async () => {
  member = await services.insertMember();
});

async function upload({ token }: TestMember, purpose = 'feedback'): Promise<string> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new File([PNG], 'sluice.png', { type: 'image/png' }));
  const response = await services.app.request('http://localhost/api/user/file/upload', {
    method: 'POST',
    headers: { 'X-Access-Token': token },
    body,
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

const list = async (who = member) => (await services.call(feedbackList, {}, { token: who.token })).list;
const create = (comments = COMMENTS, phone = '') =>
  services.call(createFeedback, { comments, phone }, { token: member.token });

describe('feedback', () => {
  test('is sent, read and answered, and the member is notified', async () => {
    const { id, state } = await create(COMMENTS, '+2348012345678');
    expect(state).toBe('sent');
    expect(await list()).toMatchObject([
      { id, state: 'sent', comments: COMMENTS, phone: '+2348012345678', answers: [], pictures: [] },
    ]);
    expect((await services.call(feedbackRequests, {})).find((one) => one.id === id)?.state).toBe('sent');
    await services.call(readFeedback, { id });
    expect(await list()).toMatchObject([{ state: 'read' }]);
    await services.call(answerFeedback, { id, text: 'Thank you.' });
    await services.call(answerFeedback, { id, text: 'And one more thing.' });
    // Reading it again changes nothing.
    await services.call(readFeedback, { id });
    const [answered] = await list();
    expect(answered?.state).toBe('answered');
    expect(answered?.answers.map(({ text }) => text)).toEqual([
      'Test panel: Thank you.',
      'Test panel: And one more thing.',
    ]);
    const messages = await services.call(messageList, {}, { token: member.token });
    expect(messages.list.map(({ href }) => href)).toEqual(['/user/feedback', '/user/feedback']);
  });

  test.each([
    ['', 'required'],
    ['\u200B', 'required'],
    ['one two three four five six seven eight nine ten', 'too_few_words'],
    ['x '.repeat(2001), 'too_long'],
  ])('needs more than ten words and has a maximum length: %#', async (comments, reason) => {
    const { body } = await services.send(createFeedback, { comments }, { token: member.token });
    expect(body).toMatchObject({ message: 'invalid_input', data: { fields: { comments: reason } } });
    expect(await list()).toEqual([]);
  });

  test('is stored as plain text', async () => {
    const typed = `<script>alert('1')</script> ${COMMENTS} \u202Eend`;
    await create(typed);
    expect((await list())[0]?.comments).toBe(`<script>alert('1')</script> ${COMMENTS} end`);
  });

  test('has up to five pictures that its member uploaded for it, in order', async () => {
    const ids = [await upload(member), await upload(member)];
    await services.call(
      createFeedback,
      { comments: COMMENTS, fileIds: ids.join(',') },
      { token: member.token },
    );
    const [one] = await list();
    expect(one?.pictures.map((url) => ids.findIndex((id) => url.includes(id)))).toEqual([0, 1]);
    expect((await services.app.request(`http://localhost${one?.pictures[0]}`)).status).toBe(200);
  });

  test('is stored once while it waits, with the same pictures, however often it is sent', async () => {
    const fileIds = await upload(member);
    for (const input of [{ comments: COMMENTS }, { comments: COMMENTS, fileIds }]) {
      const send = () => services.call(createFeedback, input, { token: member.token });
      const [first, second] = await Promise.all([send(), send()]);
      expect([second, await send()]).toEqual([first, first]);
    }
    expect((await list()).map(({ pictures }) => pictures.length)).toEqual([1, 0]);
    await create(COMMENTS, '+2348012345678');
    expect(await list()).toHaveLength(3);
    const [one] = await list();
    await services.call(answerFeedback, { id: one?.id ?? '', text: 'Thank you.' });
    await create(COMMENTS, '+2348012345678');
    expect(await list()).toHaveLength(4);
  });

  test('accepts pictures sent with the text, and no other files', async () => {
    const send = async (files: readonly (Uint8Array<ArrayBuffer> | string)[]) => {
      const body = new FormData();
      body.append('comments', COMMENTS);
      for (const file of files) body.append('files[]', new File([file], 'sluice.png', { type: 'image/png' }));
      const response = await services.app.request('http://localhost/api/user/feedback/create', {
        method: 'POST',
        headers: { 'X-Access-Token': member.token },
        body,
      });
      return (await response.json()) as { message: string; data: unknown };
    };
    expect((await send([PNG, '<svg onload="alert(1)"/>'])).data).toMatchObject({
      fields: { files: expect.stringMatching(/^picture_/) },
    });
    expect((await send(Array.from({ length: 6 }, () => PNG))).message).toBe('invalid_input');
    expect(await list()).toEqual([]);
    expect((await send([PNG, PNG])).message).toBe('ok');
    expect((await list())[0]?.pictures).toHaveLength(2);
  });

  test.each([
    ['of another member', async () => [await upload(await services.insertMember())]],
    ['for another purpose', async () => [await upload(member, 'post')]],
    ['that do not exist', () => Promise.resolve(['fil_00000000000000000000'])],
    ['six at a time', () => Promise.resolve(['a', 'b', 'c', 'd', 'e', 'f'])],
  ])('refuses pictures %s, and stores nothing', async (_what, ids) => {
    const input = { comments: COMMENTS, fileIds: (await ids()).join(',') };
    const { body } = await services.send(createFeedback, input, { token: member.token });
    expect(body).toMatchObject({
      message: 'invalid_input',
      data: { fields: { fileIds: expect.any(String) } },
    });
    expect(await list()).toEqual([]);
  });

  test('is visible to nobody else', async () => {
    await create();
    expect(await list(await services.insertMember())).toEqual([]);
    expect((await services.send(feedbackList, {})).status).toBe(401);
  });

  test.each([readFeedback, answerFeedback])(
    'that does not exist cannot be read or answered',
    async (call) => {
      const { body } = await services.send(call, { id: 'fbk_nothing', text: 'Hello' });
      expect(body.message).toBe('not_found');
    },
  );
});

import { connect } from 'node:net';

import type { Envelope } from '@paydirt/contract';
import type { Upload } from '@paydirt/contract/account/upload';
import { addMediaPost, deletePost } from '@paydirt/contract/community/posts';
import { CONSTANTS } from '@paydirt/domain';
import { PNG } from '@paydirt/domain/picture/pictures.fixture';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type RunningServer, startServer } from '../../../http/connections/server.ts';
import { createPictures } from '../../../pictures/create-pictures.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import { heavyPng, pngOf } from '../../../testing/pictures.fixture.ts';
import { type Services, type TestMember, withServices } from '../../../testing/with-services.ts';

const HOST = 'http://localhost';
const SMALLEST = CONSTANTS.PICTURE_STORAGE_MIN_BYTES;
const COMMENTS = 'The list of records is easy to read and shows me all that I need.';
const MB = 1024 * 1024;

let looked = 0;
const decoding = createPictures();
const pictures: Pictures = {
  ...decoding,
  rewrite(bytes, memberId) {
    looked += 1;
    return decoding.rewrite(bytes, memberId);
  },
};

/** Room for five pictures of a member, and for eight of all. */
const services = withServices({
  ports: { pictures, storage: { memberBytes: 5 * SMALLEST, worldBytes: 8 * SMALLEST } },
});
/** Room for uploads above the size from which storage is checked in advance. */
const wide = withServices({
  ports: { pictures, storage: { memberBytes: 300_000, worldBytes: 400_000 } },
});
let ann: TestMember;

beforeEach(async () => {
  await services.database.script(`delete from feedback_file; delete from file`);
  ann = await services.insertMember();
});

async function send(
  path: string,
  fields: Readonly<Record<string, string | readonly Uint8Array<ArrayBuffer>[]>>,
  { token }: TestMember,
  { app }: Services = services,
  language = 'en_US',
): Promise<Envelope<Upload>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else for (const bytes of value) body.append(name, new File([bytes], 'a.png'));
  }
  const response = await app.request(`${HOST}/api/${path}`, {
    method: 'POST',
    headers: { 'X-Access-Token': token, Language: language },
    body,
  });
  return (await response.json()) as Envelope<Upload>;
}

const upload = (who: TestMember, purpose = 'post') => send('user/file/upload', { purpose, file: [PNG] }, who);

const count = (messages: readonly { readonly message: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(messages, ({ message }) => message)).map(([name, all]) => [
      name,
      all?.length,
    ]),
  );

async function stored(): Promise<bigint> {
  const [row] = await services.database.query<{ size: bigint }>(
    `select coalesce(sum(size), 0)::int8 as size from file`,
  );
  return row?.size ?? -1n;
}

describe('storage for pictures', () => {
  test('of one member is limited, however many are sent concurrently', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => upload(ann)));
    expect(count(sent)).toEqual({ ok: 5, storage_full: 5 });
    expect(await stored()).toBe(BigInt(5 * SMALLEST));
  });

  test('of all members is limited, however many are sent concurrently', async () => {
    const people = [ann, await services.insertMember(), await services.insertMember()];
    const sent = await Promise.all(people.flatMap((who) => [1, 2, 3, 4].map(() => upload(who))));
    expect(count(sent)).toEqual({ ok: 8, world_storage_full: 4 });
    expect(await stored()).toBe(BigInt(8 * SMALLEST));
  });

  test('is shared by pictures of every purpose, which are all refused when it is full', async () => {
    const used = [
      await upload(ann, 'submission'),
      await send('user/feedback/create', { comments: COMMENTS, 'files[]': [PNG] }, ann),
      await send('user/user/modify-head', { file: [pngOf(8, 8)] }, ann),
      await send('dynamic/square/add', { 'files[]': [PNG, PNG] }, ann),
    ];
    expect(count(used)).toEqual({ ok: 4 });
    const refused = [
      await upload(ann, 'feedback'),
      await send('user/feedback/create', { comments: COMMENTS, 'files[]': [PNG] }, ann),
      await send('dynamic/square/add', { 'files[]': [PNG] }, ann),
    ];
    expect(count(refused)).toEqual({ storage_full: 3 });
    // An avatar takes the room of the one before.
    expect(count([await send('user/user/modify-head', { file: [pngOf(9, 9)] }, ann)])).toEqual({ ok: 1 });
  });

  test('is freed by deleting a post with pictures, and a post without pictures needs none', async () => {
    const post = await send('dynamic/square/add', { 'files[]': [PNG, PNG, PNG, PNG, PNG] }, ann);
    expect((await upload(ann)).message).toBe('storage_full');
    await services.call(addMediaPost, { content: 'No picture' }, { token: ann.token });
    await services.call(deletePost, { postId: post.data.id }, { token: ann.token });
    expect((await upload(ann)).message).toBe('ok');
  });

  test('is reported as full in the requested language', async () => {
    await Promise.all(Array.from({ length: 5 }, () => upload(ann)));
    const refused = await send('user/file/upload', { purpose: 'post', file: [PNG] }, ann, services, 'de_DE');
    expect(refused).toMatchObject({
      code: 1030,
      msg: expect.stringContaining('Löschen Sie zuerst einen Beitrag'),
    });
  });
});

describe('a body beyond the storage left', () => {
  let server: RunningServer;
  let member: TestMember;

  beforeEach(async () => {
    server = await startServer({ fetch: wide.app.fetch, port: 0 });
    member = await wide.insertMember();
    looked = 0;
  });
  afterEach(() => server.close());

  const post = async (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('purpose', 'feedback');
    body.append('file', new File([bytes], 'a.png'));
    const response = await fetch(`http://127.0.0.1:${server.port}/api/user/file/upload`, {
      method: 'POST',
      headers: { 'X-Access-Token': member.token },
      body,
    });
    return ((await response.json()) as Envelope<Upload>).message;
  };

  const headOf = (length: number) =>
    [
      'POST /api/user/file/upload HTTP/1.1',
      'Host: localhost',
      `X-Access-Token: ${member.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n');

  test('is refused before its pictures are decoded, and the sender gets the reason', async () => {
    expect(await post(heavyPng(90_000))).toBe('ok');
    expect(looked).toBe(1);
    // As large as the app sends, and larger than the buffers of a connection.
    for (const size of [290_000, 2 * MB]) expect(await post(heavyPng(size))).toBe('storage_full');
    expect(looked).toBe(1);
  });

  test('is answered even to a browser, which reads nothing before it has sent everything', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const [part, parts] = [new Uint8Array(64 * 1024), 40];
    const write = (bytes: string | Uint8Array) =>
      new Promise<boolean>((done) => socket.write(bytes, (cause) => done(!cause)));
    await write(headOf(part.length * parts));
    const sent: boolean[] = [];
    // Each later than the answer to the headers could arrive.
    for (let n = 0; n < parts; n += 1) {
      sent.push(await write(part));
      await fetch(`http://127.0.0.1:${server.port}/healthz`);
    }
    expect(new Set(sent)).toEqual(new Set([true]));
    let answer = '';
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    await closed;
    expect(answer).toContain('storage_full');
  });

  test('is answered although it does not end, and the connection is closed', async () => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(headOf(20 * MB));
    socket.write(new Uint8Array(5 * MB));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 409 /);
    expect(answer).toContain('storage_full');
  });
});

describe('feedback with pictures', () => {
  test('is limited to ten a day of real time, and can be sent without pictures after that', async () => {
    const { id, token } = await wide.insertMember();
    const who = { id, token, phone: '' };
    const withPicture = () =>
      send('user/feedback/create', { comments: COMMENTS, 'files[]': [PNG] }, who, wide);
    const sent: Envelope<unknown>[] = [];
    for (let n = 0; n < CONSTANTS.FEEDBACK_WITH_PICTURES_A_DAY + 1; n += 1) sent.push(await withPicture());
    expect(count(sent)).toEqual({ ok: CONSTANTS.FEEDBACK_WITH_PICTURES_A_DAY, feedback_day_limit: 1 });
    expect(sent.at(-1)?.code).toBe(1019);
    expect((await send('user/feedback/create', { comments: COMMENTS }, who, wide)).message).toBe('ok');
    await wide.database.query(`update rate_limit set ends_at = now() where bucket = $1`, [`feedback:${id}`]);
    expect((await withPicture()).message).toBe('ok');
  });
});

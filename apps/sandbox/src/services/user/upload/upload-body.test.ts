import { once } from 'node:events';
import { connect } from 'node:net';

import type { Envelope } from '@paydirt/contract';
import { type Upload, uploadFile } from '@paydirt/contract/account/upload';
import { bytesOf, joinBytes, PNG } from '@paydirt/domain/picture/pictures.fixture';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type RunningServer, startServer } from '../../../http/connections/server.ts';
import { heavyPng } from '../../../testing/pictures.fixture.ts';
import { type TestMember, withServices } from '../../../testing/with-services.ts';
import { sendFile } from './upload.fixture.ts';

const HOST = 'http://localhost';

const services = withServices();
let member: TestMember;

beforeAll(async () => {
  member = await services.insertMember();
});

async function kept(): Promise<number> {
  const rows = await services.database.query(`select from file where member_id = $1`, [member.id]);
  return rows.length;
}

describe('parameters', () => {
  it.each([
    [{ purpose: 'cover' }, { purpose: 'malformed' }],
    [{ purpose: '' }, { purpose: 'required' }],
  ])('%j are refused', async (sent, fields) => {
    expect((await sendFile(PNG, { app: services.app, token: member.token, ...sent })).data).toEqual({
      fields,
    });
  });

  it('require an actual file', async () => {
    const { body } = await services.send(uploadFile, { purpose: 'post', file: 'a.png' }, member);
    expect(body.data).toEqual({ fields: { file: 'malformed' } });
  });

  it.each([
    ['nothing', ''],
    ['no boundary in it', 'a=1'],
    ['no end', '--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\npost'],
  ])('with a body of %s are refused and leave nothing behind', async (_name, body) => {
    const before = await kept();
    const headers = { 'X-Access-Token': member.token, 'Content-Type': 'multipart/form-data; boundary=x' };
    const response = await services.app.request(`${HOST}/api/user/file/upload`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(400);
    expect(await kept()).toBe(before);
  });

  it('are accepted when written by hand', async () => {
    const part = (head: string, body: Uint8Array) =>
      joinBytes(bytesOf(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), body, bytesOf('\r\n'));
    const body = joinBytes(
      part('name="file"; filename="../../etc/passwd"\r\nContent-Type: image/svg+xml', PNG),
      part('name="purpose"', bytesOf('avatar')),
      bytesOf('--x--\r\n'),
    );
    const headers = { 'X-Access-Token': member.token, 'Content-Type': 'multipart/form-data; boundary=x' };
    const response = await services.app.request(`${HOST}/api/user/file/upload`, {
      method: 'POST',
      headers,
      body,
    });
    const { data } = (await response.json()) as Envelope<Upload>;
    expect((await services.app.request(HOST + data.url)).headers.get('Content-Type')).toBe('image/png');
  });
});

describe('an upload that is cut off', () => {
  let server: RunningServer | undefined;
  afterEach(async () => {
    await server?.close();
  });

  it('leaves nothing behind, and can be sent again', async () => {
    server = await startServer({ fetch: services.app.fetch, port: 0 });
    const before = await kept();
    const body = joinBytes(
      bytesOf('--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\npost\r\n'),
      bytesOf('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      heavyPng(400_000),
      bytesOf('\r\n--x--\r\n'),
    );
    const head = [
      'POST /api/user/file/upload HTTP/1.1',
      'Host: localhost',
      `X-Access-Token: ${member.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    const send = async (bytes: Uint8Array) => {
      const socket = connect(server?.port ?? 0, '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
      socket.on('error', () => undefined);
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(bytes);
      return { socket, answer: () => answer };
    };
    const { socket } = await send(body.subarray(0, 200_000));
    socket.end();
    await once(socket, 'close');
    expect(await kept()).toBe(before);
    const whole = await send(body);
    await once(whole.socket, 'close');
    expect(whole.answer()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await kept()).toBe(before + 1);
  });
});

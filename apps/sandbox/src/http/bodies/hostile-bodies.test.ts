import { once } from 'node:events';
import { connect } from 'node:net';

import type { Call, Envelope } from '@paydirt/contract';
import { login, register } from '@paydirt/contract/account/login';
import { uploadFile } from '@paydirt/contract/account/upload';
import { growthOf, LINEAR_BELOW, repeated } from '@paydirt/domain/text/growth.fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { withServices } from '../../testing/with-services.ts';
import { type RunningServer, startServer } from '../connections/server.ts';

/** Bodies that were made to freeze the services or to fill their memory. */
describe('a hostile body', () => {
  const services = withServices();
  let server: RunningServer;
  let port: number;

  beforeAll(async () => {
    server = await startServer({ fetch: services.app.fetch, port: 0 });
    ({ port } = server);
  });
  afterAll(() => server.close());

  const fields = ({ data }: Envelope<unknown>) => (data as { fields: Record<string, string> }).fields;
  const post = async (call: Call, type: string, body: string) => {
    const address = `http://127.0.0.1:${port}/api/${call.service}/${call.path}`;
    const headers = { 'Content-Type': type, Connection: 'close' };
    const response = await fetch(address, { method: 'POST', headers, body });
    return (await response.json()) as Envelope<unknown>;
  };

  test('of backslashes in a multipart name is refused without a login, as fast as a short one', async () => {
    const send = (name: string) =>
      post(
        login,
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="${name}\r\n\r\n1\r\n--x--\r\n`,
      );
    expect((await send('\\'.repeat(60))).message).toBe('invalid_input');
    expect(await growthOf(send, repeated('\\'), 16)).toBeLessThan(LINEAR_BELOW);
  });

  test('of 62 KB of joiners and marks in a name is refused at registration for its length', async () => {
    const send = (name: string) =>
      post(register, 'application/json', `{"phone":"+919876500000","name":"a${name}"}`);
    const size = 1550;
    expect(fields(await send(repeated('\u200D\u0301')(16 * size)))).toMatchObject({ name: 'too_long' });
    expect(await growthOf(send, repeated('\u200D\u0301'), size)).toBeLessThan(LINEAR_BELOW);
  });

  test('of 60 KB for one list is refused for its count', async () => {
    const send = (text: string) => post(login, 'application/x-www-form-urlencoded', text);
    const size = 3750;
    const answer = await send(repeated('a[]=&')(16 * size));
    expect([answer.message, fields(answer)]).toEqual(['invalid_input', {}]);
    expect(await growthOf(send, repeated('a[]=&'), size)).toBeLessThan(LINEAR_BELOW);
  });

  test('in chunks of one byte is refused after some of them, and the client receives the refusal', async () => {
    const { token } = await services.insertMember();
    const socket = connect(port, '127.0.0.1');
    const received: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => received.push(text));
    const closed = once(socket, 'close');
    const head = [
      `POST /api/${uploadFile.service}/${uploadFile.path} HTTP/1.1`,
      'Host: localhost',
      `X-Access-Token: ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const chunks = '1\r\nx\r\n'.repeat(4096);
    const most = 2_000_000;
    for (let sent = 0; !socket.writableEnded && received.length === 0 && sent < most; sent += chunks.length)
      if (!socket.write(chunks)) await Promise.race([once(socket, 'drain'), closed]);
    // Its end is never sent, and a reset would throw here.
    await closed;
    expect(received.join('')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

import { expect, test } from 'vitest';

import { register } from './account/login.ts';
import { CallError, createClient } from './client.ts';
import { MODE, MODE_HEADER } from './envelope.ts';
import { aUser } from './account/session.examples.ts';
import { createOpenApi } from './openapi.ts';
import { WIRE_NAMES } from './wire-names.ts';

/** Names of all parameters, fields of bodies and fields of answers in the document. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, name } = node as { readonly properties?: object; readonly name?: unknown };
  const own = [...Object.keys(properties ?? {}), ...(typeof name === 'string' ? [name] : [])];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

test('the OpenAPI document has the names that SERVICES fixes, and none of our own', () => {
  const named = new Set(namesIn(createOpenApi({ baseUrl: '/api', version: '1' })));
  expect(Object.values(WIRE_NAMES).filter((theirs) => !named.has(theirs))).toEqual([]);
  expect(Object.keys(WIRE_NAMES).filter((ours) => named.has(ours))).toEqual([]);
});

function clientThatHears(answer: {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}) {
  const bodies: string[] = [];
  const client = createClient({
    baseUrl: (service) => `/api/${service}`,
    language: () => 'en_US',
    token: () => null,
    timeoutMs: 1000,
    fetch: async (_url, init) => {
      bodies.push(String(init?.body));
      const envelope = { ...answer, code: answer.status, msg: '' };
      return Response.json(envelope, { status: answer.status, headers: { [MODE_HEADER]: MODE } });
    },
  });
  return { client, bodies };
}

const FORM = { phone: '+919876500001', password: 'a', confirmPassword: 'a', code: '1' };

test('a client sends and reads the wire names', async () => {
  const { invitationCode, avatarUrl, dateFormat, markBackgroundUrl, ...rest } = aUser();
  const onWire = {
    ...rest,
    invitateCode: invitationCode,
    headUrl: avatarUrl,
    timezoneType: dateFormat,
    markHeadbgUrl: markBackgroundUrl,
  };
  const { client, bodies } = clientThatHears({ status: 200, message: 'ok', data: onWire });
  const { data } = await client.call(register, { ...FORM, invitationCode: 'MARA77' });
  expect(new URLSearchParams(bodies[0]).get('invitateCode')).toBe('MARA77');
  expect(new URLSearchParams(bodies[0]).has('invitationCode')).toBe(false);
  expect(data).toEqual(aUser());
});

test('an error of a field is reported under our own name of it', async () => {
  const { client } = clientThatHears({
    status: 400,
    message: 'invalid_input',
    data: { fields: { invitateCode: 'invitation_required' } },
  });
  const failure = await client
    .call(register, { ...FORM, invitationCode: '' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  expect((failure as CallError).details).toEqual({ fields: { invitationCode: 'invitation_required' } });
});

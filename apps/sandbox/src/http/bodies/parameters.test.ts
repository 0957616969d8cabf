import { login } from '@paydirt/contract/account/login';
import { modifyHead } from '@paydirt/contract/account/profile';
import { uploadFile } from '@paydirt/contract/account/upload';
import { emptySchema, nothingSchema } from '@paydirt/contract/basics';
import { defineCall } from '@paydirt/contract/call';
import { allCalls } from '@paydirt/contract/calls';
import { addMediaPost } from '@paydirt/contract/community/posts';
import { growthOf, LINEAR_BELOW, repeated } from '@paydirt/domain/text/growth.fixture';
import fc from 'fast-check';
import { HonoRequest } from 'hono/request';
import { describe, expect, test } from 'vitest';

import { readMultipart } from './multipart.ts';
import { bodyLimitOf, readParameters } from './parameters.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const write = defineCall({
  service: 'user',
  method: 'POST',
  path: 'write',
  summary: 'Write',
  input: nothingSchema,
  result: emptySchema,
});
const look = { ...write, method: 'GET' as const };

const read = (text: string, type = FORM) => {
  const request = new Request('http://localhost/', { method: 'POST', headers: { 'Content-Type': type } });
  return readParameters(write, new HonoRequest(request), new Uint8Array(Buffer.from(text)), readMultipart);
};
const readQuery = (query: string) =>
  readParameters(
    look,
    new HonoRequest(new Request(`http://localhost/?${query}`)),
    new Uint8Array(),
    readMultipart,
  );

describe('parameters', () => {
  test('that repeat a name keep the last value, lists keep all', async () => {
    expect(await read('a=1&a=2&b[]=1&b[]=2')).toEqual({ a: '2', b: ['1', '2'] });
    expect(await read('a[]=1&a=2')).toEqual({ a: '2' });
    expect(await read('a=1&a[]=2')).toEqual({ a: ['2'] });
    expect(await read('a[]=1&a=2&a[]=3')).toEqual({ a: ['3'] });
    expect(await read('[]=1')).toEqual({ '[]': '1' });
  });

  test('are own properties, even when named like built-in ones', async () => {
    const parameters = await read('__proto__=1&__proto__[]=2&constructor[]=3&toString=4');
    expect(Object.entries(parameters ?? {})).toEqual([
      ['__proto__', ['2']],
      ['constructor', ['3']],
      ['toString', '4'],
    ]);
  });

  test.each([
    ['of a form', (count: number) => read('a=&'.repeat(count))],
    ['of a list', (count: number) => read('a[]=&'.repeat(count))],
    ['of a query', (count: number) => readQuery('a[]=&'.repeat(count))],
    [
      'of JSON',
      (count: number) =>
        read(
          JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`a${n}`, n]))),
          JSON_TYPE,
        ),
    ],
  ])('%s are accepted up to 200', async (_name, readMany) => {
    expect(await readMany(200)).not.toBeNull();
    expect(await readMany(201)).toBeNull();
  });

  test.each([
    ['an endless list', 'a[]=&'],
    ['names', 'a&'],
    ['brackets', '[]'],
    ['percents', '%'],
    ['codes', '%61'],
    ['codes of half characters', '%f0%9f'],
    ['pluses', '+'],
  ])('are parsed in linear time: %s', async (_name, pattern) => {
    expect(await growthOf((text: string) => read(text), repeated(pattern))).toBeLessThan(LINEAR_BELOW);
    expect(await growthOf(readQuery, repeated(pattern), 512)).toBeLessThan(LINEAR_BELOW);
  });

  test.each(['[', '{"a":', '"', '\\', '{"a":{},', '1', '-', '1e', ' '])(
    'are parsed in linear time: JSON of %j',
    async (pattern) => {
      const readJson = (text: string) => read(text, JSON_TYPE);
      expect(await growthOf(readJson, (size) => repeated(pattern)(size))).toBeLessThan(LINEAR_BELOW);
      const inside = (size: number) => `{"a":${repeated(pattern)(size)}`;
      expect(await growthOf(readJson, inside)).toBeLessThan(LINEAR_BELOW);
    },
  );

  test('of arbitrary bytes and types are parsed or refused, and never throw', async () => {
    const anyType = fc.oneof(
      fc.constantFrom(FORM, JSON_TYPE, 'multipart/form-data', 'multipart/form-data; boundary=x', ''),
      fc.string({ unit: fc.constantFrom('a', '/', ';', '=', '"', ' ', 'multipart/form-data', 'boundary') }),
    );
    const anyText = fc.string({
      unit: fc.oneof(
        fc.constantFrom('a', '[]', '=', '&', '%', '%00', '{', '"', ':', '\\', '__proto__'),
        fc.string(),
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyType, anyText, async (type, text) => {
        const parameters = await read(text, type);
        expect(parameters === null || typeof parameters === 'object').toBe(true);
        await readQuery(text);
      }),
      { seed: 20, numRuns: 1000 },
    );
  });
});

describe('a body', () => {
  const MULTIPART = 'multipart/form-data; boundary=x';
  const KB = 1024;

  test('is limited to 64 KB, and with files to the limit of its call', () => {
    expect(bodyLimitOf(login, FORM)).toBe(64 * KB);
    expect(bodyLimitOf(login, MULTIPART)).toBe(64 * KB);
    expect(bodyLimitOf(modifyHead, MULTIPART)).toBe((2 * KB + 128) * KB);
    expect(bodyLimitOf(addMediaPost, MULTIPART)).toBe((18 * KB + 128) * KB);
    expect(bodyLimitOf(uploadFile, ' Multipart/Form-Data ;boundary=x')).toBe((20 * KB + 128) * KB);
  });

  test('that cannot carry files is limited to 64 KB, whatever the call', () => {
    for (const type of [FORM, JSON_TYPE, '', 'text/plain'])
      expect(bodyLimitOf(uploadFile, type)).toBe(64 * KB);
  });

  test('is limited to 24 MB, and every call with files states its limit', () => {
    for (const call of allCalls) {
      expect(bodyLimitOf(call, MULTIPART), call.path).toBeLessThanOrEqual(24 * KB * KB);
      expect(call.filesMaxBytes !== undefined, call.path).toBe(call.encoding === 'multipart');
    }
  });
});

import { growthOf, LINEAR_BELOW, repeated } from '@paydirt/domain/text/growth.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readMultipart } from './multipart.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const read = (text: string, type = 'multipart/form-data; boundary=x') => readMultipart(type, bytesOf(text));
const part = (head: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

describe('a multipart body', () => {
  it('is parsed as browsers write it', async () => {
    const form = new FormData();
    form.append('text', 'ärger\r\n--x');
    form.append('', '');
    form.append(
      'file',
      new File([new Uint8Array([0, 255, 13, 10, 13, 10])], 'gold & täglich.png', { type: 'image/png' }),
    );
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const body = new Uint8Array(await request.arrayBuffer());
    const parts = await readMultipart(request.headers.get('Content-Type') ?? '', body);
    expect(parts?.slice(0, 2)).toEqual([
      ['text', 'ärger\r\n--x'],
      ['', ''],
    ]);
    const file = parts?.[2]?.[1] as File;
    expect([file.name, file.type]).toEqual(['gold & täglich.png', 'image/png']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([0, 255, 13, 10, 13, 10]));
  });

  it.each([
    ['a short boundary', part('name="a"', '1') + '--x--'],
    ['a preamble and an epilogue', `hello\r\n${part('name=a', '1')}--x--\r\nbye`],
    [
      'other headers, in upper and lower case',
      `--x\r\nX-A: b\r\ncontent-disposition:form-data; name="a"\r\n\r\n1\r\n--x--`,
    ],
  ])('may have %s', async (_name, text) => {
    expect(await read(text)).toEqual([['a', '1']]);
  });

  it('may have a quoted boundary, and no parts', async () => {
    expect(await read('--x y--', 'multipart/form-data; charset=utf-8; boundary="x y"')).toEqual([]);
  });

  it.each([
    ['no boundary', 'a', 'multipart/form-data'],
    ['a boundary that is too long', '--', `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['nothing', ''],
    ['no part', 'a=1'],
    ['no end', part('name="a"', '1')],
    ['an end within a header', '--x\r\nContent-Disposition: form-data; name="a"'],
    ['an end in the content', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
    ['no name', part('filename="a"', '1') + '--x--'],
    ['no disposition', '--x\r\nA: b\r\n\r\n1\r\n--x--'],
    ['text after the boundary', '--xy\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--'],
    ['more parts than there can be parameters', part('name="a"', '1').repeat(101) + '--x--'],
  ])('is refused with %s', async (_name, text, type?: string) => {
    expect(await read(text, type)).toBeNull();
  });
});

/** Pieces of multipart bodies, and some that have confused parsers. */
const PIECES = [
  '--x',
  '--x--',
  '\r\n',
  '\n',
  '\r',
  '-',
  'Content-Disposition: form-data; name="a"',
  'Content-Disposition: form-data; name=a; filename=b',
  'Content-Disposition: form-data; filename="b"',
  "Content-Disposition: form-data; name*=utf-8''a%",
  'Content-Disposition: form-data; name',
  'Content-Disposition: attachment',
  'Content-Type: text/plain; charset=utf-16le',
  "Content-Type: a/b; charset*=base64''",
  'Content-Transfer-Encoding: base64',
  ': ',
  '; name="',
  '\\',
  '"',
  '%22',
  'ä',
  '\0',
] as const;
const anyPiece = fc.oneof(
  fc.constantFrom(...PIECES).map((piece) => Buffer.from(piece)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
);
const anyBody = fc.array(anyPiece, { maxLength: 24 }).map((pieces) => new Uint8Array(Buffer.concat(pieces)));

/** A valid body of three parts, in which some bytes are changed, removed or repeated. */
const GOOD = `${part('name="a"', '1')}${part('name="f"; filename="b.png"', 'bytes\r\n--')}${part('name="c"', '')}--x--`;
const anyMutated = fc
  .array(fc.tuple(fc.nat(GOOD.length), fc.nat(3), fc.constantFrom(...PIECES, '')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((changes) =>
    changes.reduce(
      (text, [at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed),
      GOOD,
    ),
  )
  .map(bytesOf);

const MULTIPART = 'multipart/form-data; boundary=x';

describe('a large file', () => {
  it.each(['\r', '\r\n--', '\r\n--y', 'gold', '\r\n\r\n--'])(
    'containing %j is read byte for byte',
    async (piece) => {
      const content = repeated(piece)(1_200_001);
      const parts = await read(`${part('name="f"; filename="b"', content)}${part('name="a"', '1')}--x--`);
      const file = parts?.find(([name]) => name === 'f')?.[1] as File;
      expect((await file.text()) === content).toBe(true);
      expect(parts).toContainEqual(['a', '1']);
    },
  );

  it('yields to the event loop while it is read', async () => {
    let turns = 0;
    let going = true;
    const count = (): void => {
      turns += 1;
      if (going) setImmediate(count);
    };
    setImmediate(count);
    await read(`${part('name="f"; filename="b"', '\r'.repeat(4_000_000))}--x--`);
    going = false;
    expect(turns).toBeGreaterThan(8);
  });

  it('is parsed before bodies that arrive later', async () => {
    const order: string[] = [];
    const large = read(`${part('name="a"; filename="b"', 'x'.repeat(4 * 1024 * 1024))}--x--`);
    const small = read(`${part('name="a"', '1')}--x--`);
    await Promise.all([large.then(() => order.push('large')), small.then(() => order.push('small'))]);
    expect(order).toEqual(['large', 'small']);
  });

  it('frees its memory once its parts are read, before the next body is parsed', async () => {
    const begun = Buffer.from(`${part('name="a"; filename="a.bin"', 'gold')}--x--`);
    const buffer = new ArrayBuffer(begun.length, { maxByteLength: 1024 });
    const body = new Uint8Array(buffer);
    body.set(begun);
    const sizes: number[] = [];
    const parts = readMultipart('multipart/form-data; boundary=x', body);
    const behind = read(`${part('name="b"', '2')}--x--`).then(() => sizes.push(buffer.byteLength));
    const [, file] = (await parts)?.[0] ?? [];
    expect(await (file as File).text()).toBe('gold');
    await behind;
    expect(sizes).toEqual([0]);
  });
});

describe('any bytes', () => {
  it.each([
    ['from random pieces', anyBody],
    ['of a valid body that was changed', anyMutated],
  ])('%s are parsed or refused, and never throw', async (_name, anyBytes) => {
    const outcomes = { parts: 0, none: 0 };
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        const parts = await readMultipart(MULTIPART, bytes);
        outcomes[parts === null ? 'none' : 'parts'] += 1;
        for (const [name, value] of parts ?? []) {
          expect(typeof name).toBe('string');
          expect(typeof value === 'string' || value instanceof File).toBe(true);
        }
      }),
      { seed: 20, numRuns: 3000 },
    );
    expect(outcomes.parts).toBeGreaterThan(10);
    expect(outcomes.none).toBeGreaterThan(10);
  });

  it('are parsed in linear time', async () => {
    const anyPattern = fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
      .map((pieces) => pieces.join(''));
    const heads = [
      '',
      '--x\r\n',
      '--x\r\nContent-Disposition: form-data; name="',
      part('name="a"', '').slice(0, -2),
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), anyPattern, async (head, pattern) => {
        const make = (size: number) => bytesOf(`${head}${repeated(pattern)(size)}\r\n\r\n\r\n--x--`);
        const growth = await growthOf(
          (bytes: Uint8Array<ArrayBuffer>) => readMultipart(MULTIPART, bytes),
          make,
        );
        expect(growth).toBeLessThan(LINEAR_BELOW);
      }),
      { seed: 20, numRuns: 100, endOnFailure: true },
    );
  });

  it('in a content type are a boundary or none, in linear time', async () => {
    for (const pattern of ['; ', ';boundary="', '; boundary=', '\\', ' ', ';boundary= ;']) {
      const make = (size: number) => `multipart/form-data${repeated(pattern)(size)}`;
      const work = (type: string) => readMultipart(type, bytesOf('--x--'));
      expect(await growthOf(work, make), pattern).toBeLessThan(LINEAR_BELOW);
    }
  });
});

describe('a hostile body', () => {
  it('is refused when a name begins and consists of nothing but backslashes', async () => {
    const open = `--x\r\nContent-Disposition: form-data; name="${'\\'.repeat(60)}`;
    expect(await read(`${open}\r\n\r\n1\r\n--x--`)).not.toContainEqual(['a', '1']);
    const make = (size: number) =>
      `--x\r\nContent-Disposition: form-data; name="${'\\'.repeat(size)}\r\n\r\n1\r\n--x--`;
    expect(await growthOf((text: string) => read(text), make, 16)).toBeLessThan(LINEAR_BELOW);
  });

  it('is refused when a header, a text or the number of parts exceeds what any call has', async () => {
    const text = part('name="a"', 'x'.repeat(64 * 1024));
    expect(await read(`${text}--x--`)).toHaveLength(1);
    expect(await read(`${part('name="a"', 'x'.repeat(64 * 1024 + 1))}--x--`)).toBeNull();
    expect(await read(`${part(`name="${'a'.repeat(5000)}"`, '1')}--x--`)).toBeNull();
    expect(await read(`${part('name="a"; filename="b"', '1').repeat(19)}--x--`)).toBeNull();
    expect(await read(`${part('name="a"', '1').repeat(33)}--x--`)).toBeNull();
  });

  it('is refused when a part would be dropped by the parser', async () => {
    const picture = '--x\r\nContent-Disposition: attachment; name="files[]"; filename="a"\r\n\r\n1\r\n';
    expect(await read(`${part('name="a"', '1')}${picture}--x--`)).toBeNull();
  });
});

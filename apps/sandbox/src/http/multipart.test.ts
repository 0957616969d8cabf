import { describe, expect, it } from 'vitest';

import { readMultipart } from './multipart.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const read = (text: string, type = 'multipart/form-data; boundary=x') => readMultipart(type, bytesOf(text));
const part = (head: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

describe('a multipart body', () => {
  it('is read as a browser writes it', async () => {
    const form = new FormData();
    form.append('text', 'ärger\r\n--x');
    form.append('a "name"\r\n', '');
    form.append(
      'file',
      new File([new Uint8Array([0, 255, 13, 10, 13, 10])], 'a "b".png', { type: 'image/png' }),
    );
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const body = new Uint8Array(await request.arrayBuffer());
    const parts = readMultipart(request.headers.get('Content-Type') ?? '', body);
    expect(parts?.slice(0, 2)).toEqual([
      ['text', 'ärger\r\n--x'],
      ['a "name"\r\n', ''],
    ]);
    const file = parts?.[2]?.[1] as File;
    expect([file.name, file.type]).toEqual(['a "b".png', 'image/png']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([0, 255, 13, 10, 13, 10]));
  });

  it.each([
    ['a short boundary', part('name="a"', '1') + '--x--'],
    ['a preamble and an epilogue', `hello\r\n${part('name=a', '1')}--x--\r\nbye`],
    ['blanks behind the boundary', `--x  \r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--`],
    [
      'other headers, in any letters',
      `--x\r\nX-A: b\r\ncontent-disposition:form-data; name="a"\r\n\r\n1\r\n--x--`,
    ],
  ])('may have %s', (_name, text) => {
    expect(read(text)).toEqual([['a', '1']]);
  });

  it('may have its boundary in quotes, and no parts', () => {
    expect(read('--x y--', 'multipart/form-data; charset=utf-8; boundary="x y"')).toEqual([]);
  });

  it.each([
    ['no boundary', 'a', 'multipart/form-data'],
    ['a boundary that is too long', '--', `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['nothing', ''],
    ['no line', 'a=1'],
    ['no end', part('name="a"', '1')],
    ['an end in the head', '--x\r\nContent-Disposition: form-data; name="a"'],
    ['an end in the content', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
    ['no name', part('filename="a"', '1') + '--x--'],
    ['no disposition', '--x\r\nA: b\r\n\r\n1\r\n--x--'],
    ['a line that goes on', '--xy\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--'],
    ['more parts than there are parameters', part('name="a"', '1').repeat(101) + '--x--'],
  ])('is none with %s', (_name, text, type?: string) => {
    expect(read(text, type)).toBeNull();
  });
});

import { expect, test } from 'vitest';

import { paragraphsOf, textOf } from './plain-text.ts';

test.each([
  ['a &amp; b', ['a & b']],
  ['one\n\ntwo', ['one', 'two']],
  ['<p>one</p><p>two<br>lines</p>', ['one', 'two\nlines']],
  ['&quot;0.00&quot; &#39;x&#39; &#x20AC;', ['"0.00" \'x\' €']],
  ['   ', []],
])('the HTML %j reads as %j', (html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
});

test('typed markup is shown as typed', () => {
  expect(textOf('&lt;img src=x onerror=alert(1)&gt;')).toBe('<img src=x onerror=alert(1)>');
});

test('real markup loses its tags, and double escapes are unescaped once', () => {
  expect(textOf('<script>alert(1)</script>ok')).toBe('alert(1)ok');
  expect(textOf('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

test('an unknown entity stays as it is', () => {
  expect(textOf('&nothing; &#99999999; &#0;')).toBe('&nothing; &#99999999; &#0;');
});

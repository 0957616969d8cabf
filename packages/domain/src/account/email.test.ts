import { expect, test } from 'vitest';
import { checkEmail } from './email.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada.L+x@Mail.Example.COM ', 'Ada.L+x@mail.example.com'],
  ["o'neil@a-b.co", "o'neil@a-b.co"],
])('takes %j', (text, email) => {
  expect(checkEmail(text)).toEqual({ ok: true, value: email });
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'a@b@example.com',
  'ada@.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@example.com.',
  'ada@1.2.3.4',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'a da@example.com',
  'ada@exa mple.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
])('refuses %j', (text) => {
  expect(checkEmail(text)).toEqual({ ok: false, error: 'malformed' });
});

test('reports a missing address as required', () => {
  expect(checkEmail('  ')).toEqual({ ok: false, error: 'required' });
});

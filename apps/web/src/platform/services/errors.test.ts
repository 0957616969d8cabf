import { CallError, CLIENT_ERRORS, ERRORS, FIELD_REASONS } from '@paydirt/contract';
import { createTranslator, loadCatalogue } from '@paydirt/i18n';
import { describe, expect, it } from 'vitest';

import { failureKey, failureText, fieldMessageKey, isForPeople } from './errors.ts';

const { has } = createTranslator({ locale: 'en-US', catalogue: await loadCatalogue('en-US') });

describe('failureText', () => {
  it.each([...Object.keys(ERRORS), ...Object.keys(CLIENT_ERRORS)])('has a text for %s', (name) => {
    expect(has(failureKey(name as keyof typeof ERRORS))).toBe(true);
  });

  it('uses our words for a failure that the service names, not the service’s', () => {
    expect(failureText(new CallError('sold_out', 3001, 'agotado'))).toEqual({
      kind: 'key',
      key: 'error.sold_out',
    });
  });

  it('uses the service’s words for a failure that we do not know', () => {
    const error = new CallError('unknown', 9001, 'The mine is closed today.');
    expect(failureText(error)).toEqual({ kind: 'text', text: 'The mine is closed today.' });
  });

  it.each([
    'TypeError: Cannot read properties of undefined',
    'select * from postings where id = 1',
    'at handle (/srv/app.ts:12:3)',
    '<html><body>502</body></html>',
    '{"error":"x"}',
    'null',
    '',
    'x'.repeat(201),
  ])('never shows %j', (msg) => {
    expect(isForPeople(msg)).toBe(false);
    expect(failureText(new CallError('unknown', 500, msg))).toEqual({ kind: 'key', key: 'error.unknown' });
  });

  it('has words for anything else that was thrown', () => {
    expect(failureText(new TypeError('x is not a function'))).toEqual({ kind: 'key', key: 'error.unknown' });
  });
});

describe('fieldMessageKey', () => {
  it.each(FIELD_REASONS)('has a text for %s', (reason) => {
    expect(has(fieldMessageKey(reason))).toBe(true);
  });

  it('treats an unknown reason as malformed', () => {
    expect(fieldMessageKey('toString')).toBe('field.malformed');
  });
});

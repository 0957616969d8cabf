import { CURRENCY } from '@paydirt/domain';
import { describe, expect, test, vi } from 'vitest';

import type { Catalogue } from './messages.ts';
import { createTranslator, messageAt, type Missing, type Translate } from './translator.ts';

const english: Catalogue = {
  common: {
    retry: 'Try again',
    staleAsOf: 'As of {{time}}',
    days: { one: '{{count}} day', other: '{{count}} days' },
    hours: { one: 'One unit', other: '{{count}} units' },
  },
};

function translator(
  locale: string,
  catalogue: Catalogue,
  onMissing?: (missing: Missing) => void,
  fallback?: Catalogue,
) {
  return createTranslator({ locale, catalogue, onMissing, fallback });
}

/** Call `t` like code that the compiler did not check. */
function unchecked(t: Translate): (key: string, parameters?: Record<string, unknown>) => string {
  return t as (key: string, parameters?: Record<string, unknown>) => string;
}

describe('texts', () => {
  test('a text is found by its dotted key and its parameters are filled in', () => {
    const { t } = translator('en-US', english);
    expect(t('common.retry')).toBe('Try again');
    expect(t('common.staleAsOf', { time: '14:35' })).toBe('As of 14:35');
  });

  test('the name of the currency is inserted by the translator, not by callers', () => {
    const { t } = translator('en-US', { common: { staleAsOf: 'In {{currency}} as of {{time}}' } });
    expect(t('common.staleAsOf', { time: '14:35' })).toBe(`In ${CURRENCY} as of 14:35`);
  });

  test('a value that looks like a placeholder stays unchanged', () => {
    const { t } = translator('en-US', english);
    expect(t('common.staleAsOf', { time: '{{time}} $& $1' })).toBe('As of {{time}} $& $1');
  });

  test('zero and an empty string are values, not missing ones', () => {
    const { t } = translator('en-US', english);
    expect(t('common.staleAsOf', { time: 0 })).toBe('As of 0');
    expect(t('common.staleAsOf', { time: '' })).toBe('As of ');
  });

  test.each([
    ['en-US', '1,234,567.5'],
    ['de-DE', '1.234.567,5'],
    ['hi-IN', '12,34,567.5'],
    ['ta-IN', '12,34,567.5'],
  ])('a number is formatted as in %s, in Latin digits', (locale, written) => {
    expect(translator(locale, english).t('common.staleAsOf', { time: 1_234_567.5 })).toBe(`As of ${written}`);
  });
});

describe('plurals', () => {
  test.each([
    ['en-US', 0, '0 days'],
    ['en-US', 1, '1 day'],
    ['en-US', 1000, '1,000 days'],
    ['hi-IN', 0, '0 day'],
    ['fr-FR', 0, '0 day'],
    ['fr-FR', 2, '2 days'],
    ['de-DE', 0, '0 days'],
  ])('%s chooses the form of %d', (locale, count, written) => {
    expect(translator(locale, english).t('common.days', { count })).toBe(written);
  });

  test('a form missing from the catalogue falls back to other', () => {
    const { t } = translator('en-US', { common: { days: { other: '{{count}} days' } } });
    expect(t('common.days', { count: 1 })).toBe('1 days');
  });

  test('a form need not contain its count', () => {
    expect(translator('en-US', english).t('common.hours', { count: 1 })).toBe('One unit');
  });
});

describe('in development and tests', () => {
  test.each([
    'common.nowhere',
    'nowhere',
    '',
    'common',
    'common.days.one',
    'common.retry.length',
    'toString',
    '__proto__',
  ])('the unknown key "%s" throws', (key) => {
    const t = unchecked(translator('en-US', english).t);
    expect(() => t(key)).toThrow(`no message "${key}" in en-US`);
  });

  test('a missing parameter throws with its name', () => {
    const t = unchecked(translator('en-US', english).t);
    expect(() => t('common.staleAsOf')).toThrow(
      '"common.staleAsOf" (en-US) was not given its parameter "time"',
    );
    expect(() => t('common.staleAsOf', { at: 'noon' })).toThrow('its parameter "time"');
    expect(() => t('common.days', {})).toThrow('its parameter "count"');
  });

  test('an English text does not hide a missing translation', () => {
    const { t } = translator('de-DE', {}, undefined, english);
    expect(() => t('common.retry')).toThrow('no message "common.retry" in de-DE');
  });

  test('an empty text is a missing message', () => {
    const { t } = translator('de-DE', { common: { retry: '' } });
    expect(() => t('common.retry')).toThrow('no message "common.retry"');
  });
});

describe('in production', () => {
  test('a missing message is reported once, and replaced by English with its own plural', () => {
    const onMissing = vi.fn();
    const { t } = translator('hi-IN', {}, onMissing, english);
    expect(t('common.days', { count: 0 })).toBe('0 days');
    expect(onMissing.mock.calls).toEqual([[{ locale: 'hi-IN', key: 'common.days' }]]);
  });

  test('the key is shown when there is no English text either', () => {
    const onMissing = vi.fn();
    expect(translator('de-DE', {}, onMissing).t('common.retry')).toBe('common.retry');
    expect(unchecked(translator('de-DE', {}, onMissing, english).t)('common.nowhere')).toBe('common.nowhere');
    expect(onMissing).toHaveBeenCalledTimes(2);
  });

  test('a missing parameter is reported, and replaced by an ellipsis', () => {
    const onMissing = vi.fn();
    const t = unchecked(translator('en-US', english, onMissing).t);
    expect(t('common.staleAsOf')).toBe('As of …');
    expect(t('common.days')).toBe('… days');
    expect(onMissing.mock.calls).toEqual([
      [{ locale: 'en-US', key: 'common.staleAsOf', parameter: 'time' }],
      [{ locale: 'en-US', key: 'common.days', parameter: 'count' }],
    ]);
  });
});

test('has returns true for a message only, not for a group or an unknown key', () => {
  const { has } = translator('en-US', english);
  expect(['common.retry', 'common.days', 'common', 'common.x', 'constructor'].filter(has)).toEqual([
    'common.retry',
    'common.days',
  ]);
});

test('two translators at once do not affect each other', () => {
  const first = translator('en-US', english);
  const second = translator('en-US', { common: { retry: 'Again' } });
  expect([first.t('common.retry'), second.t('common.retry')]).toEqual(['Try again', 'Again']);
});

test('a group may contain a message called other', () => {
  const grouped: Catalogue = { entry: { sale: 'Sale', other: 'Entry' } };
  expect(messageAt(grouped, 'entry')).toBeUndefined();
  expect(messageAt(grouped, 'entry.other')).toBe('Entry');
});

test('a message is found only by own keys', () => {
  expect(messageAt(english, 'common.days')).toEqual({ one: '{{count}} day', other: '{{count}} days' });
  expect(messageAt(english, 'common.days.other')).toBeUndefined();
  expect(messageAt(english, 'common.')).toBeUndefined();
});

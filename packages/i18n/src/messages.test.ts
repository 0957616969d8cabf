import { expectTypeOf, test } from 'vitest';

import { catalogue as en } from './catalogues/en-us.ts';
import type {
  MessageKey,
  MessageParameters,
  MisplacedParameters,
  ParameterArguments,
  ParameterName,
  Translation,
} from './messages.ts';
import type { Translate } from './translator.ts';

const source = {
  plain: 'Leave',
  greeting: 'Hello {{name}}, it is {{time}}',
  area: { days: { one: '{{count}} day for {{name}}', other: '{{count}} days for {{name}}' } },
} as const;

test('a key is the dotted path of a message, never of a group or a plural form', () => {
  expectTypeOf<'common.retry'>().toExtend<MessageKey>();
  expectTypeOf<'common.days'>().toExtend<MessageKey>();
  expectTypeOf<'common.days.one'>().not.toExtend<MessageKey>();
  expectTypeOf<'common'>().not.toExtend<MessageKey>();
  expectTypeOf<'common.nowhere'>().not.toExtend<MessageKey>();
});

test('a group may contain a message called other', () => {
  expectTypeOf<'records.one.entry.other'>().toExtend<MessageKey>();
  expectTypeOf<'records.one.entry'>().not.toExtend<MessageKey>();
});

test('parameters are the placeholders of the English text', () => {
  expectTypeOf<ParameterName<'common.retry'>>().toBeNever();
  expectTypeOf<ParameterArguments<'common.retry'>>().toEqualTypeOf<[]>();
  expectTypeOf<ParameterName<'test.faucet.granted'>>().toEqualTypeOf<'amount' | 'available'>();
  expectTypeOf<ParameterName<'recharge.titleUsdt'>>().toBeNever();
  expectTypeOf<ParameterName<'withdraw.terms.rateValue'>>().toEqualTypeOf<'amount'>();
  expectTypeOf<MessageParameters<'common.days'>>().toEqualTypeOf<{ readonly count: number }>();
  expectTypeOf<MessageParameters<'common.staleAsOf'>>().toEqualTypeOf<{ readonly time: string | number }>();
});

test('t does not compile with an unknown key, or with a missing, wrong or superfluous parameter', () => {
  const calls = (t: Translate, reason: 'too_long' | 'too_short') => {
    t('common.retry');
    t('common.days', { count: 2 });
    t(`field.${reason}`);
    // @ts-expect-error no such key
    t('common.nowhere');
    // @ts-expect-error the parameter is missing
    t('common.staleAsOf');
    // @ts-expect-error the parameter has another name
    t('common.staleAsOf', { at: 'noon' });
    // @ts-expect-error a plural's count is a number
    t('common.days', { count: '2' });
    // @ts-expect-error the text has no parameters
    t('common.retry', { count: 2 });
  };
  expectTypeOf(calls).toBeFunction();
});

test('a translation has the same keys, and plurals where the source does', () => {
  type Source = typeof source;
  const complete = {
    plain: 'Gehen',
    greeting: 'Hallo {{name}}, es ist {{time}}',
    area: { days: { few: 'x {{name}}', other: '{{count}} Tage für {{name}}' } },
  } as const;
  expectTypeOf(complete).toExtend<Translation<Source>>();
  expectTypeOf<MisplacedParameters<Source, typeof complete>>().toBeNever();
  expectTypeOf({ ...complete, plain: { other: 'x' } } as const).not.toExtend<Translation<Source>>();
  expectTypeOf({ plain: 'x', greeting: 'x' } as const).not.toExtend<Translation<Source>>();
  expectTypeOf({ ...complete, area: { days: 'x' } } as const).not.toExtend<Translation<Source>>();
});

test('a lost, invented or misspelt parameter of a translation is reported by its key', () => {
  const wrong = {
    plain: 'Gehen {{where}}',
    greeting: 'Hallo {{nam}}, es ist {{time}}',
    area: { days: { one: 'ein Tag', other: '{{count}} Tage' } },
  } as const;
  expectTypeOf<MisplacedParameters<typeof source, typeof wrong>>().toEqualTypeOf<
    'plain' | 'greeting' | 'area.days'
  >();
});

test('the source matches itself as a translation', () => {
  expectTypeOf(en).toExtend<Translation<typeof en>>();
});

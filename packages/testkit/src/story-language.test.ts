import { expect, test } from 'vitest';

import { presets } from './presets.ts';
import { inLanguage, moment, plainSpaces, speakLanguage, spoken } from './story-language.ts';

const GERMAN = { locale: 'de-DE' };

/** A story whose args were not changed by hand, in the toolbar's language. */
const shown = (args: Record<string, unknown>, globals: Record<string, unknown> = GERMAN) => ({
  args: { ...args },
  initialArgs: args,
  globals,
});

test('args are English until another language is applied', async () => {
  const args = inLanguage(({ t }) => ({ label: t('products.lease') }));
  expect(args.label).toBe('Lease');
  const story = shown({ open: true, ...args });
  await speakLanguage(story);
  expect(story.args).toMatchObject({ open: true, label: 'Mieten' });
});

test('args of the component and of the story are both translated', async () => {
  const ofComponent = inLanguage(({ t, amount }) => ({
    label: t('products.lease'),
    price: amount('1234.5'),
  }));
  const ofStory = inLanguage(({ t }) => ({ label: t('products.buy') }));
  const story = shown({ ...ofComponent, ...ofStory });
  await speakLanguage(story);
  expect(story.args).toMatchObject({ label: 'Kaufen', price: '1.234,50\u00a0USDT' });
});

test('plain args of a story, and args changed by hand, stay unchanged', async () => {
  const ofComponent = inLanguage(({ t }) => ({ label: t('products.lease'), details: t('products.buy') }));
  const story = shown({ ...ofComponent, label: 'A name of its own' });
  story.args['details'] = 'Typed by hand';
  await speakLanguage(story);
  expect(story.args).toMatchObject({ label: 'A name of its own', details: 'Typed by hand' });
});

test('a list copied by Storybook is translated, and a changed one stays unchanged', async () => {
  const args = inLanguage(({ t }) => ({ steps: [{ label: t('products.lease') }] }));
  const copied = shown({ ...args });
  copied.args['steps'] = [...args.steps];
  await speakLanguage(copied);
  expect(copied.args).toMatchObject({ steps: [{ label: 'Mieten' }] });
  const changed = shown({ ...args });
  changed.args['steps'] = [];
  await speakLanguage(changed);
  expect(changed.args['steps']).toEqual([]);
});

test('a chosen preset is written in the language of its story', async () => {
  await speakLanguage(shown({}, { locale: 'en-US' }));
  const price = presets(({ parts }) => ({ dear: parts('1234.5') }));
  const story = {
    ...shown({ price: price.mapping['dear'] }),
    unmappedArgs: { price: 'dear' },
    argTypes: { price },
  };
  await speakLanguage(story);
  expect(story.args).toMatchObject({ price: { integer: '1.234', separator: ',' } });
});

test('an unknown language falls back to English, and the next story does not inherit the previous one', async () => {
  await speakLanguage(shown({}));
  expect(spoken().t('products.lease')).toBe('Mieten');
  await speakLanguage(shown({}, { locale: 'xx-XX' }));
  expect(spoken().t('products.lease')).toBe('Lease');
  expect(spoken().format.dateTime(moment('2026-11-24T09:00:00Z'))).toContain('Nov 24');
});

test('a text with non-breaking spaces is found by one with plain spaces', () => {
  expect(plainSpaces('1 234,50\u00a0USDT\u202f!')).toBe('1 234,50 USDT !');
});

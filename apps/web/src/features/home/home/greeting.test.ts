import { createTranslator, loadCatalogue } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import { greetingOf } from './greeting.ts';

const { t } = createTranslator({ locale: 'en-US', catalogue: await loadCatalogue('en-US') });

test('a member is greeted by the first name', () => {
  expect(greetingOf('Mara Okafor', t)).toBe('Hello, Mara');
});

test('whoever gave no name finds the name of the page', () => {
  expect(greetingOf(null, t)).toBe('Home');
});

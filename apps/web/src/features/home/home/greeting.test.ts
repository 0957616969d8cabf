import { createTranslator, loadCatalogue } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import { greetingOf } from './greeting.ts';

const { t } = createTranslator({ locale: 'en-US', catalogue: await loadCatalogue('en-US') });

test('greets a member by their first name', () => {
  expect(greetingOf('Mara Okafor', t)).toBe('Hello, Mara');
});

test('shows the page name to a member without a name', () => {
  expect(greetingOf(null, t)).toBe('Home');
});

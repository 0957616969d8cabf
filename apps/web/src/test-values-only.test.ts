import { leavesOf } from '@paydirt/i18n/catalogue-leaves';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const modules = globSync('**/*.tsx', { cwd: HERE })
  .filter((path) => !path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(join(HERE, path), 'utf8'));

/** Fields for what could be real, by their labels, and the notice that has to be on the same form. */
const NOTICES = {
  'destinations.bank.account': 'destinations.testOnly',
  'destinations.address.address': 'destinations.testOnly',
  'products.detail.deliveryLines': 'products.detail.deliveryTest',
} as const;

test.each(Object.entries(NOTICES))(
  'a form for %s says that it accepts test values only (H15)',
  (label, notice) => {
    const forms = modules.filter((text) => text.includes(`label={t('${label}')}`));
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms)
      expect(form).toContain(`<NoticeBar tone="neutral">{t('${notice}')}</NoticeBar>`);
  },
);

test('no form accepts a card number: one of the test cards is chosen, below the same notice (H15)', () => {
  for (const text of modules) expect(text).not.toMatch(/autoComplete="cc-/);
  const paying = modules.filter((text) => /<CardChoice$/m.test(text));
  expect(paying.length).toBeGreaterThan(0);
  for (const form of paying) expect(form).toContain("{t('recharge.cash.testValues')}");
});

/** The story that shows each form's notice, and in which its picture is reviewed. */
const PICTURED = [
  ['bank-cards/bank-cards-screen', 'Binding', 'destinations.testOnly'],
  ['add-address/add-address-screen', 'Loaded', 'destinations.testOnly'],
  ['add-delivery-address/add-delivery-address-screen', 'Loaded', 'products.detail.deliveryTest'],
  ['recharge-cash/recharge-cash-screen', 'Form', 'recharge.cash.testValues'],
] as const;

test.each(PICTURED)(
  'for %s the story %s asserts its notice and has a picture (H15)',
  (screen, story, notice) => {
    const stories = readFileSync(join(HERE, `features/wallet/${screen}.stories.tsx`), 'utf8');
    const [, body = ''] = stories.split(`export const ${story}: Story = {`);
    const [shown = ''] = body.split('\n};');
    expect(shown).toContain("tags: ['visual'");
    expect(shown.replaceAll(/\s+/g, '')).toMatch(
      new RegExp(`ByText\\(t\\('${notice.replaceAll('.', '\\.')}'\\)\\)[^;]*\\)\\.toBeVisible\\(\\)`),
    );
  },
);

test('each notice is in a picture (H15)', () => {
  const pictured = new Set<string>(PICTURED.map(([, , notice]) => notice));
  expect(pictured).toEqual(new Set([...Object.values(NOTICES), 'recharge.cash.testValues']));
});

test.each([...new Set(Object.values(NOTICES)), 'recharge.cash.testValues'])(
  '%s says that only test values are accepted',
  (key) => {
    const texts = new Map(leavesOf(catalogue));
    expect(texts.get(key)).toMatch(/^Test values only/);
  },
);

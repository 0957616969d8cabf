import { findArticle, LOCALES } from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import { translatorOf } from '../../../platform/texts.ts';
import { guideAnswer } from './guide-answer.ts';
import { articlesIn } from './support-thread.ts';

/** First questions of newcomers, and the help text that answers each. */
const QUESTIONS = [
  ['en-US', 'When does my income arrive?', 'income'],
  ['en-US', 'Why did I earn nothing today?', 'income'],
  ['en-US', 'How do I withdraw?', 'fees'],
  ['en-US', 'How do I get my money out?', 'fees'],
  ['en-US', 'How can I cash out?', 'fees'],
  ['en-US', 'When do I get paid?', 'income'],
  ['en-US', 'How long does a withdrawal take?', 'fees'],
  ['en-US', 'What is the fee?', 'fees'],
  ['en-US', 'Can I get my money back?', 'returns'],
  ['en-US', 'How do I return a machine?', 'returns'],
  ['en-US', 'Is this real money?', 'money'],
  ['en-US', 'I forgot my PIN', 'safety'],
  ['en-US', 'Is this a scam?', 'scheme'],
  ['de-DE', 'Wann kommt mein Ertrag an?', 'income'],
  ['de-DE', 'Wie lange dauert eine Auszahlung?', 'fees'],
  ['de-DE', 'Wie hebe ich Geld ab?', 'fees'],
  ['tr-TR', 'Paramı nasıl çekerim?', 'fees'],
  ['es-ES', '¿Cómo saco mi dinero?', 'fees'],
  ['de-DE', 'Bekomme ich mein Geld zurück?', 'returns'],
  ['de-DE', 'Ist das echtes Geld?', 'money'],
  ['de-DE', 'Ist das Betrug?', 'scheme'],
] as const;

test.each(QUESTIONS)(
  'in %s the guide answers "%s" with the help text %s',
  async (locale, question, article) => {
    expect(findArticle(question, await articlesIn(locale), locale)).toBe(article);
  },
);

test.each(LOCALES)(
  'in %s the answer says when income arrives, what withdrawing takes, where a PIN is set',
  async (locale) => {
    const { t } = await translatorOf(locale);
    const format = createFormatters(locale, { dateFormat: 0 });
    const [income, fees, safety] = (['income', 'fees', 'safety'] as const).map((id) =>
      guideAnswer(id, t, format),
    );
    expect(income).toMatch(/30/);
    expect(fees).toMatch(/5.*72/);
    expect(fees).toContain(t('home.actions.withdraw'));
    expect(safety).toContain(t('me.entry.security'));
  },
);

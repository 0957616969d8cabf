import { aShare } from '@paydirt/contract/community/team.examples';
import { createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { levelProgress, shareMessage, shareTargets, toShareTexts } from './invitation.ts';

const { t } = createTranslator({ locale: 'en-US', catalogue });

test('an invitation links to the registration with the code filled in', () => {
  expect(toShareTexts(aShare(), t).url).toBe('https://paydirt.test/#/user/login/register?code=MARA2746');
});

test('an invitation says that it is play money (H16)', () => {
  const { text, title } = toShareTexts(aShare(), t);
  expect(text).toMatch(/play money/);
  expect(title).toMatch(/play money/);
});

test('progress to the next level is counted in active invitees, and ends at the top', () => {
  expect(levelProgress(aShare())).toEqual({ value: 4, needed: 10 });
  expect(levelProgress(aShare({ nextLevelNeeds: null }))).toBeNull();
});

test('every share target is a plain https link with only the text and the link', () => {
  const texts = toShareTexts(aShare(), t);
  for (const { name, href, copies } of shareTargets(texts)) {
    const { protocol, searchParams } = new URL(href);
    expect(protocol).toBe('https:');
    const sent = [...searchParams.values()].join(' ');
    if (copies) expect(sent, name).toBe('');
    else {
      expect(sent, name).toContain('play money');
      expect(sent, name).toContain(texts.url);
      expect(sent.replace(texts.text, '').replace(texts.url, '').trim(), name).toBe('');
    }
  }
  expect(shareMessage(texts)).toMatch(/play money.*MARA2746/s);
});

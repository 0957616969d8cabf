import { describe, expect, test } from 'vitest';

import { findArticle } from './find-article.ts';

const ARTICLES = [
  { id: 'income', words: 'income, earn, daily, machine' },
  { id: 'returns', words: 'return, refund, money back, machine' },
  { id: 'fees', words: 'fee, withdraw, withdrawal' },
] as const;

describe('finding a help article', () => {
  test.each([
    ['How do I return it?', 'returns'],
    ['WITHDRAWING: how long?', 'fees'],
    ['When does my machine earn something?', 'income'],
    ['refunds', 'returns'],
  ])('%s', (question, id) => {
    expect(findArticle(question, ARTICLES, 'en-US')).toBe(id);
  });

  test.each(['', '   ', '?!', '🙂', 'What is the weather like?', '<script>alert(1)</script>'])(
    'finds nothing when nothing fits: %j',
    (question) => {
      expect(findArticle(question, ARTICLES, 'en-US')).toBeNull();
    },
  );

  test('the article that matches more of the question wins', () => {
    expect(findArticle('machine refund', ARTICLES, 'en-US')).toBe('returns');
  });

  test('a group of words matches when the question has all of them, in any order', () => {
    expect(findArticle('Do I get back my money?', ARTICLES, 'en-US')).toBe('returns');
    expect(findArticle('How do I add money?', ARTICLES, 'en-US')).toBeNull();
  });

  test('articles and endings at an apostrophe, and untyped joiners, do not prevent a match', () => {
    const french = [{ id: 'money', words: 'argent' }] as const;
    expect(findArticle('Où est l’argent ?', french, 'fr-FR')).toBe('money');
    const turkish = [{ id: 'pin', words: 'PIN' }] as const;
    expect(findArticle('PIN’imi unuttum', turkish, 'tr-TR')).toBe('pin');
    const telugu = [{ id: 'fees', words: 'విత్\u200cడ్రా' }] as const;
    expect(findArticle('విత్డ్రా ఎలా?', telugu, 'te-IN')).toBe('fees');
  });

  test('matches word stems in languages that add endings', () => {
    const tamil = [
      { id: 'income', words: 'வருமானம்' },
      { id: 'fees', words: 'கட்டணம்' },
    ] as const;
    expect(findArticle('வருமானத்தை எப்படிப் பெறுவது?', tamil, 'ta-IN')).toBe('income');
  });

  test('a question of ten thousand letters is answered immediately', () => {
    expect(findArticle('x'.repeat(10_000), ARTICLES, 'en-US')).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';

import { findArticle } from './find-article.ts';

const ARTICLES = [
  { id: 'income', words: 'income, earn, daily, machine' },
  { id: 'returns', words: 'return, refund, money back, machine' },
  { id: 'fees', words: 'fee, withdraw, withdrawal' },
] as const;

describe('finding a help text', () => {
  test.each([
    ['How do I return it?', 'returns'],
    ['WITHDRAWING: how long?', 'fees'],
    ['When does my machine earn something?', 'income'],
    ['refunds', 'returns'],
  ])('%s', (question, id) => {
    expect(findArticle(question, ARTICLES, 'en-US')).toBe(id);
  });

  test.each(['', '   ', '?!', '🙂', 'What is the weather like?', '<script>alert(1)</script>'])(
    'finds nothing where nothing fits: %j',
    (question) => {
      expect(findArticle(question, ARTICLES, 'en-US')).toBeNull();
    },
  );

  test('a word that one text alone has counts for more than one that all have', () => {
    expect(findArticle('machine refund', ARTICLES, 'en-US')).toBe('returns');
  });

  test('knows a word by its stem where a language adds endings', () => {
    const tamil = [
      { id: 'income', words: 'வருமானம்' },
      { id: 'fees', words: 'கட்டணம்' },
    ] as const;
    expect(findArticle('வருமானத்தை எப்படிப் பெறுவது?', tamil, 'ta-IN')).toBe('income');
  });

  test('a question of ten thousand letters is answered at once', () => {
    expect(findArticle('x'.repeat(10_000), ARTICLES, 'en-US')).toBeNull();
  });
});

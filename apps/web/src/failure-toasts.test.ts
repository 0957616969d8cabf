import { describe, expect, it } from 'vitest';

/** The app's sources, by path. */
const SOURCES = Object.entries(
  import.meta.glob<string>(['./**/*.ts', './**/*.tsx', '!./**/*.test.ts', '!./**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** A toast whose tone is a failure, or a variable. */
const FAILURE_TOAST = /\b(?:toast|toasts\.show)\([^;]*(?:'failure'|, tone)\)/;

/** The files that may, each with the failure shown on the screen as well, or why there is none. */
const TOLD_ELSEWHERE = {
  './features/community/compose/composer.tsx':
    'away from the feed: the draft stands on its page and under Me',
  './platform/intents/use-money-call.ts': 'the sheet or page that would show it was closed',
  './platform/intents/use-unanswered.ts': 'the screen where it was confirmed shows it by itself',
  './platform/platform.ts': 'the page that cannot be loaded says so, or is about to be loaded again',
  './shell/screen/part-boundary.tsx': 'what would show it is what could not be loaded',
};

describe('a failure', () => {
  it('is reported by a toast alone only in the files listed here', () => {
    const files = SOURCES.filter(([, text]) => FAILURE_TOAST.test(text)).map(([path]) => path);
    expect(files.toSorted()).toEqual(Object.keys(TOLD_ELSEWHERE));
  });
});

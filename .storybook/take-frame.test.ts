import { expect, test } from 'vitest';
import { takeFrame } from './take-frame.ts';

function drawnIn(story: { tags?: string[]; storyGlobals?: object }): unknown {
  const parameters = { docs: { toc: true } };
  takeFrame({ tags: [], storyGlobals: {}, argTypes: {}, ...story, parameters } as unknown as Parameters<
    typeof takeFrame
  >[0]);
  return parameters.docs;
}

test('renders a story inline, unless it covers the page or sets a language, theme or window size', () => {
  const framed = { toc: true, story: { inline: false, height: '600px' } };
  expect(drawnIn({})).toEqual({ toc: true });
  expect(drawnIn({ tags: ['framed'] })).toEqual(framed);
  expect(drawnIn({ storyGlobals: { theme: 'dark' } })).toEqual(framed);
});

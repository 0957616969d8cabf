import axe from 'axe-core';
import type { AfterEach, StoryContext } from 'storybook/internal/types';

import { waitForRedraw, lostWhenSpacedOut } from './spaced-text.ts';

/** Leave passed checks out of axe's report: nobody reads them here, and all of them would be stored with the run. */
export const parameters = { a11y: { options: { reporter: 'no-passes' } } };

/** Check every story once its play function is through; axe, which the addon runs, sees it afterwards. */
export const afterEach: AfterEach = async (story) => {
  if (story.parameters['a11y']?.disable === true) return;
  await holdsInTheOtherTheme(story);
  await holdsWhenNarrow(story);
};

const root = document.documentElement;

/** Say what is wrong in one line for each element. */
function lines(results: axe.AxeResults): string[] {
  return results.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} (${node.failureSummary ?? rule.help})`),
  );
}

/** Finish all animations, so that no colour or position is measured on the way to another. Endless ones may run. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  for (const animation of ending) animation.finish();
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/** Draw the document with one of its settings for as long as something is looked at. */
async function drawnWith<T>(
  setting: 'theme' | 'textSize',
  value: string,
  look: () => T | Promise<T>,
): Promise<T> {
  const drawn = root.dataset[setting];
  root.dataset[setting] = value;
  try {
    return await look();
  } finally {
    if (drawn === undefined) delete root.dataset[setting];
    else root.dataset[setting] = drawn;
  }
}

/**
 * Check a story's contrast in the theme that it was not drawn in (WCAG 1.4.3, 1.4.11). Axe's other rules do not
 * depend on the theme, and were checked in the first.
 */
async function holdsInTheOtherTheme({ title, name }: StoryContext): Promise<void> {
  const other = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  await drawnWith('theme', other, async () => {
    await settled();
    const found = lines(
      await axe.run(
        { include: [document.body], exclude: [['.sb-wrapper'], ['#storybook-docs']] },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      ),
    );
    if (found.length > 0) throw new Error(`${title}/${name}, ${other}:\n${found.join('\n')}`);
  });
}

/**
 * Check a story on 320 px: with text at 200 percent it needs no scrolling sideways (WCAG 1.4.4, 1.4.10), and with
 * text spaced out none of it is lost (WCAG 1.4.12). A story of something that scrolls sideways by its nature says
 * why in `parameters.reflow`.
 */
async function holdsWhenNarrow({ title, name, parameters: own }: StoryContext): Promise<void> {
  if (typeof own['reflow'] === 'string') return;
  // Vitest shows a story in a frame: to resize that is enough, and waits for no other process.
  const { style } = window.frameElement as HTMLElement;
  const { width, height } = style;
  try {
    await drawnWith('textSize', '200', async () => {
      Object.assign(style, { width: '320px', height: '640px' });
      await waitForRedraw();
      if (root.scrollWidth > root.clientWidth + 1)
        throw new Error(`${title}/${name} is ${root.scrollWidth} px wide on 320 px at 200 % text`);
    });
    const lost = await drawnWith('textSize', '100', lostWhenSpacedOut);
    if (lost.length > 0) {
      throw new Error(`${title}/${name} on 320 px with text spaced out:\n${lost.slice(0, 5).join('\n')}`);
    }
  } finally {
    Object.assign(style, { width, height });
    await waitForRedraw();
  }
}

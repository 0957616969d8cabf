import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The tag of stories that cover a page or scroll with it. */
export const FRAMED = 'framed';

/**
 * Give a story its own frame on a page of docs where it cannot be inline: by its tag, or because it sets a
 * language, a theme or a window. An enhancer of arg types, for the same reason as `takeModes`.
 */
export const takeFrame: ArgTypesEnhancer = (story) => {
  // Storybook gives them, and its type leaves them out.
  const own: unknown = Reflect.get(story, 'storyGlobals');
  const framed = story.tags.includes(FRAMED) || Object.keys(Object(own)).length > 0;
  if (framed) {
    const docs: unknown = story.parameters['docs'];
    Object.assign(story.parameters, {
      docs: { ...Object(docs), story: { inline: false, height: '600px' } },
    });
  }
  return story.argTypes;
};

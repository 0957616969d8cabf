import type { Preview } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Run the effects of what was drawn: React does so some time later, and always before it draws anything else. A play
 * then finds every listener, as somebody does who needs a moment to look. In development `act` has run them.
 */
function runEffects() {
  if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true) return;
  const elsewhere = createRoot(document.createElement('div'));
  flushSync(() => elsewhere.render(<i />));
  elsewhere.unmount();
}

/** Draw a story, or what its play gives, and run its effects before the play begins. */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui?: ReactElement) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  runEffects();
  return context.canvas;
};

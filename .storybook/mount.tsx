import type { Preview } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Run the effects of the render: React runs them some time later, but always before it renders anything else. A
 * play then finds every listener in place, as a person would. In development `act` has run them.
 */
function runEffects() {
  if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true) return;
  const elsewhere = createRoot(document.createElement('div'));
  flushSync(() => elsewhere.render(<i />));
  elsewhere.unmount();
}

/** Render a story, or the element that its play passes, and run its effects before the play begins. */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui?: ReactElement) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  runEffects();
  return context.canvas;
};

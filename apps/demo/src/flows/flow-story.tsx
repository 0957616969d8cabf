import { isLocale } from '@paydirt/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { action } from 'storybook/actions';

import './flow-story.css';
import { type Flow, hidePhone, playFlow } from './flow.ts';

/** The phone stands above; here is what hides it again. */
function BesidePhone() {
  useEffect(() => hidePhone, []);
  return null;
}

/** Make the story in which a flow has come to one of its steps. */
export function upTo(flow: Flow, last: string): StoryObj {
  return {
    render: () => <BesidePhone />,
    async play({ globals, step }) {
      const { locale, theme, textSize } = globals;
      const { calls } = await playFlow(
        flow,
        last,
        {
          language: isLocale(locale) ? locale : 'en-US',
          theme: String(theme),
          textSize: String(textSize),
        },
        async (name, run) => step(name, run),
      );
      for (const { method, path, status, data } of calls) action(`${method} ${path} ${status}`)(data);
    },
  };
}

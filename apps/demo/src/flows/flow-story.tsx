import { isLocale } from '@paydirt/domain';
import type { StoryObj } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/csf';
import { useEffect } from 'react';
import { action } from 'storybook/actions';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';

import './flow-story.css';
import { type Flow, type FlowDevice, hidePhone, playFlow } from './flow.ts';

/** Read from the toolbar which device a flow runs on. */
export function deviceOf({ locale, theme, textSize }: Globals): FlowDevice {
  return {
    language: isLocale(locale) ? locale : 'en-US',
    theme: String(theme),
    textSize: String(textSize),
  };
}

interface StepsProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly current: string;
}

/** List the steps of a flow, below the phone: the frame of the app, which is no element of the story. */
function Steps({ title, names, current }: StepsProps) {
  useEffect(() => hidePhone, []);
  return (
    <nav className="flow-steps" aria-label={title}>
      <ol>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current ? 'step' : undefined}
              onClick={() =>
                addons
                  .getChannel()
                  .emit(SELECT_STORY, { storyId: toId(title, storyNameFromExport(name)), viewMode: 'story' })
              }
            >
              {storyNameFromExport(name)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Make the story of one step of a flow, named after it. *Interactions* lists the steps up to it; *Actions* has the
 * calls of the last one and its entries in the journal.
 */
export function upTo(flow: Flow, last: string): StoryObj {
  return {
    render: (_args, { title }) => <Steps title={title} names={Object.keys(flow)} current={last} />,
    async play({ globals, step }) {
      const { calls, entries } = await playFlow(flow, last, deviceOf(globals), async (name, run) =>
        step(storyNameFromExport(name), run),
      );
      for (const { method, path, status, data } of calls) action(`${method} ${path} ${status}`)(data);
      for (const { id, kind, postings } of entries) action(`entry ${id} ${kind}`)(postings);
    },
  };
}

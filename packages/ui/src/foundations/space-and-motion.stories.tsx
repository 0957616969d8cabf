import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { rootTokens } from './read-tokens.ts';

const meta = {
  title: 'Foundations/Space and motion',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The 4 px grid. With larger text it grows by half at most, so that words keep the width. */
export const Space: Story = {
  tags: ['visual'],
  render: () => (
    <ul className="flex flex-col gap-2 p-4 text-13">
      {[1, 2, 3, 4, 5, 6, 8, 11, 14].map((steps) => (
        <li key={steps} className="flex items-center gap-3">
          <span className="tabular w-8 text-ink-2">{steps}</span>
          <span className="h-3 bg-gold" style={{ inlineSize: `calc(var(--spacing) * ${steps})` }} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const [one] = canvasElement.querySelectorAll<HTMLElement>('.bg-gold');
    await expect(one!.getBoundingClientRect().width).toBe(4);
  },
};

/** Corners of controls, cards and sheets, and the one shadow, for what floats. */
export const CornersAndDepth: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4 p-4 text-13">
      <div className="grid size-24 place-items-center rounded-control border border-line bg-sheet">
        control
      </div>
      <div className="grid size-24 place-items-center rounded-card border border-line bg-sheet">card</div>
      <div className="grid size-24 place-items-center rounded-sheet bg-sheet shadow-float">sheet</div>
    </div>
  ),
};

/** The three durations and two curves, read from the style sheet. Under reduced motion all are nothing. */
export const Motion: Story = {
  render: function Render() {
    const [moved, setMoved] = useState(false);
    const tokens = rootTokens('--duration-', '--ease-');
    const durations = tokens.filter(({ name }) => name.startsWith('--duration-'));
    const easings = tokens.filter(({ name }) => name.startsWith('--ease-'));
    return (
      <div className="flex flex-col items-start gap-4 p-4 text-13">
        <Button onClick={() => setMoved(!moved)}>Move them</Button>
        <dl className="flex w-full flex-col gap-3">
          {durations.flatMap((duration) =>
            easings.map((easing) => (
              <div key={duration.name + easing.name}>
                <dt className="text-ink-2">
                  {duration.name.slice(2)} {duration.value} · {easing.name.slice(2)}
                </dt>
                <dd className="flex rounded-control bg-wash p-1" style={{ containerType: 'inline-size' }}>
                  <span
                    className="size-6 rounded-control bg-ink"
                    style={{
                      transform: moved ? 'translateX(calc(100cqw - 1.5rem))' : 'none',
                      transition: `transform var(${duration.name}) var(${easing.name})`,
                    }}
                  />
                </dd>
              </div>
            )),
          )}
        </dl>
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const name of ['duration-fast', 'duration-enter', 'duration-page'])
      await expect(canvas.getAllByText(new RegExp(name)).length).toBeGreaterThan(0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../primitives/button/index.ts';
import { Page, Section } from './page.tsx';
import { rootTokens } from './read-tokens.ts';

const meta = {
  title: 'Foundations/Space and motion',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps of the grid, and where they are used. */
const STEPS = [
  { steps: 1, use: 'between a figure and its unit, an icon and its word' },
  { steps: 2, use: 'between lines that belong together, between buttons' },
  { steps: 3, use: 'inside rows and wells' },
  { steps: 4, use: 'the page’s margin, inside cards' },
  { steps: 5, use: 'between groups of a form' },
  { steps: 6, use: 'between sections' },
  { steps: 8, use: 'between sections of a wide page' },
  { steps: 11, use: 'the least height of what is pressed: 44 px' },
  { steps: 14, use: 'the tab bar, the header' },
] as const;

/** The 4 px grid, measured. With larger text it grows by half at most, so that words keep the width. */
export const Space: Story = {
  tags: ['visual'],
  render: () => (
    <Page
      title="Space"
      lead="A grid of 4 px. With the text size it grows by half at most, for at 200 % the words need the width more than the gaps do."
    >
      <ul className="border-t border-line text-13">
        {STEPS.map(({ steps, use }) => (
          <li key={steps} className="flex items-center gap-4 border-b border-line py-2">
            <span className="tabular w-6 shrink-0 font-semibold">{steps}</span>
            <span className="w-14 shrink-0">
              <span
                data-steps={steps}
                className="block h-4 bg-gold forced-colors:bg-[Highlight]"
                style={{ inlineSize: `calc(var(--spacing) * ${steps})` }}
              />
            </span>
            <span className="min-w-0 text-ink-2">{use}</span>
          </li>
        ))}
      </ul>
    </Page>
  ),
  play: async ({ canvasElement, globals }) => {
    const [one] = canvasElement.querySelectorAll<HTMLElement>('[data-steps]');
    const width = one!.getBoundingClientRect().width;
    // Half of the width grows with the text size.
    await expect(width).toBe(2 + Number(globals['textSize']) / 50);
  },
};

/** Shapes, by the token that rounds them. */
const SHAPES = [
  { name: 'control', className: 'rounded-control border border-line bg-sheet', use: 'buttons, inputs' },
  { name: 'card', className: 'rounded-card border border-line bg-sheet', use: 'cards, notices' },
  { name: 'sheet', className: 'rounded-sheet bg-sheet shadow-float', use: 'sheets, dialogs: what floats' },
];

/** Corners of controls, cards and sheets, and the only shadow, for floating elements. */
export const CornersAndDepth: Story = {
  render: () => (
    <Page
      title="Corners and depth"
      lead="Three corners, and hairlines before shadows: only what floats over the page casts one."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-6">
        {SHAPES.map(({ name, className, use }) => (
          <li key={name} className="text-13">
            <span className={`block h-24 ${className}`} />
            <code className="block pt-3 font-text font-semibold">{name}</code>
            <span className="block text-ink-2">{use}</span>
          </li>
        ))}
      </ul>
    </Page>
  ),
};

/** Purpose of each duration. */
const DURATIONS: Readonly<Record<string, string>> = {
  '--duration-fast': 'an answer to a finger',
  '--duration-enter': 'something comes in, or leaves',
  '--duration-page': 'a page or a sheet, by depth',
};
const EASINGS: Readonly<Record<string, string>> = {
  '--ease-settle': 'comes to rest',
  '--ease-leave': 'leaves',
};

/** The durations and curves, read from the style sheet. Under reduced motion all durations are zero. */
export const Motion: Story = {
  render: function Render() {
    const [moved, setMoved] = useState(false);
    const tokens = rootTokens('--duration-', '--ease-');
    const durations = tokens.filter(({ name }) => name.startsWith('--duration-'));
    const easings = tokens.filter(({ name }) => name.startsWith('--ease-'));
    return (
      <Page
        title="Motion"
        lead="Nothing moves without a reason: transform and opacity alone, three durations, two curves, and nothing at all for whoever asks for less motion."
      >
        <Button className="self-start" onClick={() => setMoved(!moved)}>
          Move them
        </Button>
        {durations.map((duration) => (
          <Section
            key={duration.name}
            title={`${duration.name.slice(2)}, ${duration.value}`}
            text={DURATIONS[duration.name]}
          >
            <dl className="grid gap-4 md:grid-cols-2">
              {easings.map((easing) => (
                <div key={easing.name}>
                  <dt className="pb-1 text-13">
                    <code className="font-text font-semibold">{easing.name.slice(2)}</code>{' '}
                    <span className="text-ink-2">{EASINGS[easing.name]}</span>
                  </dt>
                  <dd className="flex rounded-control bg-wash p-1" style={{ containerType: 'inline-size' }}>
                    <span
                      className="size-6 rounded-control bg-ink forced-colors:bg-[Highlight]"
                      style={{
                        transform: moved ? 'translateX(calc(100cqw - 1.5rem))' : 'none',
                        transition: `transform var(${duration.name}) var(${easing.name})`,
                      }}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
        ))}
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    for (const name of Object.keys(DURATIONS))
      await expect(headings.filter((text) => text.startsWith(name.slice(2)))).toHaveLength(1);
    await expect(headings).toHaveLength(Object.keys(DURATIONS).length);
  },
};

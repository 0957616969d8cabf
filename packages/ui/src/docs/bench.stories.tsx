import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { sizes } from '../../package.json';
import sheet from '../styles.css?raw';
import { AxeResult } from './bench-axe.tsx';
import { AcceptedPicture, BenchFrame, type BenchMode } from './bench-frame.tsx';
import { INITIAL_TOKENS, type BenchTokens, changedSheet, patchOf } from './bench-tokens.ts';
import { CopyButton } from './copy-button.tsx';
import { Page, Section } from './page.tsx';
import { type Entry, useEntries } from './storybook-index.ts';

const meta = {
  title: 'Foundations/Bench',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SLIDERS = {
  hue: { label: 'Gold, degrees turned', min: -180, max: 180 },
  spacing: { label: 'Spacing, percent', min: 60, max: 160 },
  radius: { label: 'Corners, percent', min: 0, max: 250 },
  type: { label: 'Type, percent', min: 80, max: 140 },
} as const satisfies Record<keyof BenchTokens, object>;

/** The story that is shown first. */
const FIRST = 'product-productcard--timed-sale';

/** The one story of a component that shows the most of it. */
const showsMost = ({ type, title, tags = [] }: Entry) =>
  type === 'story' && tags.includes('visual') && !/^(Foundations|Screens)\//.test(title);

/** "Product/ProductCard" is weighed as "product-card". */
function bytesOf(title: string): number | undefined {
  const entry = (title.split('/').at(-1) ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return Object.entries<number>(sizes).find(([name]) => name === entry)?.[1];
}

/** The modes of the review, by name. */
type Modes = Readonly<Record<string, BenchMode>>;

function Bench({ modes }: { modes: Modes }) {
  const entries = useEntries();
  const [tokens, setTokens] = useState(INITIAL_TOKENS);
  const stories = entries === undefined || entries === 'unread' ? [] : entries.filter(showsMost);
  const [chosen, setChosen] = useState(FIRST);
  const [over, setOver] = useState(0);
  const shown = stories.find(({ id }) => id === chosen) ?? stories[0];
  const bytes = shown && bytesOf(shown.title);
  const patch = patchOf('packages/ui/src/styles.css', sheet, changedSheet(sheet, tokens));
  return (
    <Page
      title="Bench"
      lead="A component in all modes of the review at once, with what axe finds in each and the picture that was accepted. What the sliders do to the tokens can be taken along as a patch to the style sheet, for git apply --unidiff-zero."
    >
      <Section title="Tokens">
        <div className="grid gap-3 md:grid-cols-2">
          {(Object.keys(SLIDERS) as (keyof BenchTokens)[]).map((name) => (
            <label key={name} className="flex flex-col gap-1 text-13">
              {SLIDERS[name].label}: {tokens[name]}
              <input
                type="range"
                min={SLIDERS[name].min}
                max={SLIDERS[name].max}
                value={tokens[name]}
                className="target"
                onChange={({ target }) => setTokens({ ...tokens, [name]: target.valueAsNumber })}
              />
            </label>
          ))}
        </div>
        {patch === '' ? (
          <p className="text-13 text-ink-2">Nothing is changed.</p>
        ) : (
          <div className="flex flex-wrap items-center gap-x-6">
            <CopyButton value={patch} className="target font-semibold">
              Copy the patch
            </CopyButton>
            <button
              type="button"
              className="target rounded-control hover:underline"
              onClick={() => setTokens(INITIAL_TOKENS)}
            >
              Put all back
            </button>
          </div>
        )}
      </Section>
      <Section title="Component">
        <label className="flex flex-col gap-1 text-13">
          What is shown
          <select
            value={shown?.id ?? ''}
            className="target rounded-control border border-edge bg-sheet px-3"
            onChange={({ target }) => setChosen(target.value)}
          >
            {stories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {bytes === undefined ? null : (
          <p className="text-13">{bytes} bytes, compressed, with all that it brings.</p>
        )}
        <label className="flex flex-col gap-1 text-13">
          Accepted picture over the story, percent: {over}
          <input
            type="range"
            min={0}
            max={100}
            value={over}
            className="target"
            onChange={({ target }) => setOver(target.valueAsNumber)}
          />
        </label>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys
          tabIndex={0}
          className="flex items-start gap-6 overflow-x-auto pb-2"
          role="group"
          aria-label="Modes"
        >
          {shown === undefined
            ? null
            : Object.entries(modes).map(([name, mode]) => (
                <BenchFrame key={`${shown.id} ${name}`} id={shown.id} {...{ name, mode, tokens, over }} />
              ))}
        </div>
      </Section>
    </Page>
  );
}

/** Five frames, four sliders; what is changed is changed in all of them and in the patch. */
export const AllModes: Story = {
  render: (_, { parameters }) => <Bench modes={parameters['reviewModes'] as Modes} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is changed.')).toBeVisible();
    await fireEvent.change(canvas.getByRole('slider', { name: /Spacing/ }), { target: { value: '150' } });
    await expect(await canvas.findByRole('button', { name: 'Copy the patch' })).toBeVisible();
    // Whoever opens the bench begins with what is.
    await userEvent.click(canvas.getByRole('button', { name: 'Put all back' }));
    await expect(canvas.getByText('Nothing is changed.')).toBeVisible();
  },
};

/** The picture that is accepted for a story in a mode; a sentence where there is none. */
export const Accepted: Story = {
  render: () => (
    <Page title="What is accepted" lead="A picture of a kept mode, and the sentence of one that is not kept.">
      <div className="overflow-x-auto">
        <AcceptedPicture storyId={FIRST} mode="phone light en" />
      </div>
      <AcceptedPicture storyId={FIRST} mode="no such mode" />
    </Page>
  ),
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Accepted in phone light en' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(await canvas.findByText(/^No picture/)).toBeVisible();
  },
};

/** Findings of axe are listed with their rule, a link and their number, and go once they are mended. */
export const Axe: Story = {
  render: (_, { id }) => (
    <Page title="What axe finds" lead="In this page itself, as the bench shows it for each of its frames.">
      <AxeResult page={window} storyId={id} plays={false} />
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(await canvas.findByText('axe: no violations')).toBeVisible();
    const unnamed = document.createElement('img');
    canvasElement.append(unnamed);
    try {
      await again();
      const rule = await canvas.findByRole('listitem');
      await expect(rule).toHaveTextContent('(image-alt, one element)');
      await expect(within(rule).getByRole('link').getAttribute('href')).toContain('image-alt');
    } finally {
      unnamed.remove();
    }
    await again();
    await expect(await canvas.findByText('axe: no violations')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { sizes } from '../../package.json';
import { Button } from '../primitives/button/index.ts';
import { AxeResult } from './bench-axe.tsx';
import { AcceptedPicture, BenchFrame, type BenchMode } from './bench-frame.tsx';
import { BenchSliders } from './bench-sliders.tsx';
import { INITIAL_TOKENS, type BenchTokens } from './bench-tokens.ts';
import { Page, Section } from './page.tsx';
import { type Entry, useEntries } from './storybook-index.ts';

const meta = {
  title: 'Foundations/Bench',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story that is shown first. */
const FIRST = 'product-productcard--timed-sale';

/** The story that shows most of a component. */
const showsMost = ({ type, title, tags = [] }: Entry) =>
  type === 'story' && tags.includes('visual') && !/^(Foundations|Screens)\//.test(title);

/** "Product/ProductCard" is weighed as "product-card". */
function bytesOf(title: string): number | undefined {
  const entry = (title.split('/').at(-1) ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return Object.entries<number>(sizes).find(([name]) => name === entry)?.[1];
}

/** The modes of the review, by name. */
type Modes = Readonly<Record<string, BenchMode>>;

interface BenchProps extends BenchTokens {
  modes: Modes;
  /** Id of this page. */
  id: string;
  /** Ids of the stories that are shown. */
  shown: readonly string[];
  /** Opacity of the accepted pictures over them, in percent. */
  over: number;
}

/** Address that opens the bench with these tokens and stories, as they are drawn: Storybook reads args off it. */
function linkTo(id: string, numbers: BenchTokens & { over: number }, shown: readonly string[]) {
  const args = [
    ...Object.entries(numbers).map(([name, value]) => `${name}:${String(value)}`),
    ...shown.map((story, at) => `shown[${at}]:${story}`),
  ];
  return new URL(`./?path=/story/${id}&args=${args.join(';')}`, location.href).href;
}

function Bench({ modes, id, shown: first, over: laid, ...initial }: BenchProps) {
  const entries = useEntries();
  const [tokens, setTokens] = useState<BenchTokens>(initial);
  const [shown, setShown] = useState(first);
  const [over, setOver] = useState(laid);
  const stories = entries === undefined || entries === 'unread' ? [] : entries.filter(showsMost);
  // A link may name a story that no longer exists.
  const drawn = stories.filter((story) => shown.includes(story.id));
  return (
    <Page
      title="Bench"
      lead="Components in the modes of the review, with what axe finds in each and the picture that was accepted. What the sliders do to the tokens can be taken along: as a patch for git apply --unidiff-zero, as design tokens, as lines for the sheet of an app that uses the package, and as a link that opens the bench with it."
    >
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <BenchSliders
          tokens={tokens}
          onTokensChange={setTokens}
          link={linkTo(id, { ...tokens, over }, shown)}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <label className="flex flex-col gap-1 text-13">
            Add a component
            <select
              value=""
              className="target rounded-control border border-edge bg-sheet px-3"
              onChange={({ target }) => setShown([target.value, ...shown])}
            >
              <option value="">{drawn.length} shown</option>
              {stories
                .filter((story) => !shown.includes(story.id))
                .map((story) => (
                  <option key={story.id} value={story.id}>
                    {story.title}
                  </option>
                ))}
            </select>
          </label>
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
          {drawn.map((story) => (
            <InAllModes
              key={story.id}
              {...{ story, modes, tokens, over }}
              onRemove={() => setShown(shown.filter((one) => one !== story.id))}
            />
          ))}
        </div>
      </div>
    </Page>
  );
}

interface InAllModesProps {
  story: Entry;
  modes: Modes;
  tokens: BenchTokens;
  over: number;
  onRemove: () => void;
}

/** One component in all modes, side by side, with its size. */
function InAllModes({ story: { id, title }, modes, tokens, over, onRemove }: InAllModesProps) {
  const bytes = bytesOf(title);
  return (
    <Section
      title={title}
      text={bytes === undefined ? undefined : `${bytes} bytes, compressed, with all that it brings.`}
    >
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys
        tabIndex={0}
        className="flex items-start gap-6 overflow-x-auto pb-2"
        role="group"
        aria-label={`${title} in all modes`}
      >
        {Object.entries(modes).map(([name, mode]) => (
          <BenchFrame key={name} {...{ id, name, mode, tokens, over }} />
        ))}
      </div>
      <Button variant="quiet" size="sm" className="self-start" onClick={onRemove}>
        Remove {title}
      </Button>
    </Section>
  );
}

/** Frames as high as their story, and four sliders; a change applies to all frames and to the copied values. */
export const AllModes: StoryObj<BenchTokens & Pick<BenchProps, 'shown' | 'over'>> = {
  args: { ...INITIAL_TOKENS, over: 0, shown: [FIRST] },
  render: (args, { id, parameters }) => (
    <Bench {...args} id={id} modes={parameters['reviewModes'] as Modes} />
  ),
  play: async ({ canvas, args: tokens }) => {
    // A link opens the bench with changed tokens, which this play must not undo.
    if (Object.entries(INITIAL_TOKENS).some(([name, value]) => tokens[name as keyof BenchTokens] !== value))
      return;
    await expect(canvas.getByText('Nothing is changed.')).toBeVisible();
    await fireEvent.change(canvas.getByRole('slider', { name: /Spacing/ }), { target: { value: '150' } });
    await expect(await canvas.findByRole('button', { name: 'Copy the patch' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy as design tokens' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy as brand.css' })).toBeVisible();
    await expect(canvas.queryByText(/^Sizes of letters/)).toBeNull();
    await fireEvent.change(canvas.getByRole('slider', { name: /Type/ }), { target: { value: '110' } });
    await expect(await canvas.findByText(/^Sizes of letters are not in brand\.css/)).toBeVisible();
    // The tokens are put back, so that the bench opens unchanged.
    await userEvent.click(canvas.getByRole('button', { name: 'Put all back' }));
    await expect(canvas.getByText('Nothing is changed.')).toBeVisible();
  },
};

/** A link opens the bench with the tokens and the picture that it names; links from there keep them. */
export const Linked: typeof AllModes = {
  name: 'Opened by an address',
  ...AllModes,
  args: { ...INITIAL_TOKENS, hue: 40, over: 60, shown: [] },
  play: async ({ canvas, id, args }) => {
    await expect(canvas.getByRole('slider', { name: /Gold/ })).toHaveValue(String(args.hue));
    await expect(canvas.getByRole('slider', { name: /Accepted/ })).toHaveValue(String(args.over));
    await expect(linkTo(id, { ...INITIAL_TOKENS, hue: 40, over: 60 }, [FIRST])).toContain(
      `path=/story/${id}&args=hue:40;spacing:100;radius:100;type:100;over:60;shown[0]:${FIRST}`,
    );
  },
};

/** The accepted picture of a story in a mode, or a sentence where there is none. */
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

/** Findings of axe are listed with their rule, a link and their number, and disappear once they are fixed. */
export const Axe: Story = {
  render: (_, { id }) => (
    <Page title="What axe finds" lead="In this page itself, as the bench shows it for each of its frames.">
      <AxeResult page={window} storyId={id} plays={false} />
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Run again' }));
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import sizes from '../../sizes.json';
import sheet from '../styles.css?raw';
import { AS_IT_IS, type BenchTokens, changedSheet, patchOf, restyle } from './bench-tokens.ts';
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

/** The one story of a component that shows the most of it. */
const showsMost = ({ type, title, tags = [] }: Entry) =>
  type === 'story' && tags.includes('visual') && !/^(Foundations|Screens)\//.test(title);

/** "Product/ProductCard" is weighed as "product-card". */
function bytesOf(title: string): number | undefined {
  const entry = (title.split('/').at(-1) ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return Object.entries(sizes.bytes).find(([name]) => name === entry)?.[1];
}

/** The modes of the review, which the preview knows. */
type Modes = Readonly<
  Record<
    string,
    {
      readonly viewport: { readonly width: string };
      readonly theme: string;
      readonly locale: string;
      readonly textSize: string;
    }
  >
>;

interface FrameProps {
  readonly id: string;
  readonly name: string;
  readonly mode: Modes[string];
  readonly tokens: BenchTokens;
}

/** A story in one of the modes, as wide as there, with the tokens as they are chosen. */
function Frame({ id, name, mode, tokens }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState('');
  const { viewport, theme, locale, textSize } = mode;
  const globals = `theme:${theme};locale:${locale};textSize:${textSize}`;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loaded !== '' && page) restyle(page, sheet, tokens);
  }, [loaded, tokens]);
  return (
    <figure className="flex shrink-0 flex-col gap-1">
      <figcaption className="text-13 text-ink-2">{name}</figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, whose tokens are changed from here */}
      <iframe
        ref={frame}
        title={name}
        src={`./iframe.html?viewMode=story&id=${id}&globals=${globals}`}
        className="rounded-card border border-line"
        style={{ width: viewport.width, height: '30rem' }}
        onLoad={() => setLoaded(id)}
      />
    </figure>
  );
}

function Bench({ modes }: { modes: Modes }) {
  const entries = useEntries();
  const [tokens, setTokens] = useState(AS_IT_IS);
  const stories = entries === undefined || entries === 'unread' ? [] : entries.filter(showsMost);
  const [chosen, setChosen] = useState('product-productcard--timed-sale');
  const shown = stories.find(({ id }) => id === chosen) ?? stories[0];
  const bytes = shown && bytesOf(shown.title);
  const patch = patchOf('packages/ui/src/styles.css', sheet, changedSheet(sheet, tokens));
  return (
    <Page
      title="Bench"
      lead="A component in all modes of the review at once. What the sliders do to the tokens can be taken along as a patch to the style sheet, for git apply --unidiff-zero."
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
          <CopyButton value={patch} className="target self-start font-semibold">
            Copy the patch
          </CopyButton>
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys */}
        <div tabIndex={0} className="flex gap-4 overflow-x-auto pb-2" role="group" aria-label="Modes">
          {shown === undefined
            ? null
            : Object.entries(modes).map(([name, mode]) => (
                <Frame key={`${shown.id} ${name}`} id={shown.id} {...{ name, mode, tokens }} />
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
  },
};

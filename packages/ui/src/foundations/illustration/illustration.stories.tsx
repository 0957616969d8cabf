import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../../docs/page.tsx';
import { Illustration, markViewBox, scenes } from './index.ts';

const machines = [
  'gold-pan',
  'rocker-box',
  'sluice-box',
  'long-tom',
  'trommel',
  'jig',
  'shaker-table',
  'stamp-mill',
  'ball-mill',
  'jaw-crusher',
  'wash-plant',
  'bucket-line-dredge',
];
const merchandise = ['enamel-mug', 'field-notebook', 'canvas-apron', 'hand-lens', 'pocket-scale', 'wool-cap'];
const carousel = ['carousel-1', 'carousel-2', 'carousel-3'];

interface Picture {
  name: string;
  src: string;
  viewBox?: string;
}

/** The pictures on light and on dark, one theme below the other. */
function InBothThemes({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <ul
          key={theme}
          data-theme={theme}
          className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 rounded-card border border-line bg-paper p-4 text-ink-2"
        >
          {pictures.map(({ name, src, viewBox }) => (
            <li key={name} className="flex flex-col gap-2 text-13">
              <span className="relative block aspect-picture rounded-control bg-wash">
                <Illustration
                  src={src}
                  viewBox={viewBox}
                  className="absolute inset-0 m-auto max-h-4/5 w-4/5"
                />
              </span>
              <span className="break-words">{name}</span>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

const meta = {
  title: 'Foundations/Illustrations',
  globals: { viewport: { value: '100pct-100pct' } },
  tags: ['autodocs'],
  component: Illustration,
  args: { src: scenes['empty-records'], label: 'An open ledger' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scene with a text alternative. */
export const One: Story = {
  render: (args) => <Illustration {...args} className="mx-auto w-80 max-w-full p-4" />,
};

/** The mark and the scenes of empty, failed and finished states. */
export const Scenes: Story = {
  render: () => (
    <Page
      title="Scenes"
      lead="What would be here, what failed, what is done: drawn by the hand that draws the machines. Each is one file under 6 KB that takes the theme’s inks."
    >
      <InBothThemes
        pictures={Object.entries(scenes).map(([name, src]) => ({
          name,
          src,
          ...(name === 'mark' ? { viewBox: markViewBox } : {}),
        }))}
      />
    </Page>
  ),
};

/** Pictures that the sandbox serves: machines, merchandise and the home carousel. */
export const MachinesAndMerchandise: Story = {
  tags: ['visual'],
  render: () => (
    <Page
      title="Machines"
      lead="Real mining equipment in ink line and paper fill, with one brass part in gold. No photographs, no coins, no rockets."
    >
      <InBothThemes
        pictures={[
          ...[...machines, ...merchandise].map((name) => ({ name, src: `/media/products/${name}.svg` })),
          ...carousel.map((name) => ({ name, src: `/media/carousel/${name}.svg`, viewBox: '0 0 480 200' })),
        ]}
      />
    </Page>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** The pictures on light and on dark, one theme under the other. */
function InBothThemes({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <ul
          key={theme}
          data-theme={theme}
          className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 bg-paper p-4 text-ink-2"
        >
          {pictures.map(({ name, src, viewBox }) => (
            <li key={name} className="flex flex-col gap-2 bg-wash p-2">
              <Illustration src={src} viewBox={viewBox} className="w-full" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

const meta = {
  title: 'Foundations/Illustrations',
  tags: ['autodocs'],
  component: Illustration,
  args: { src: scenes['empty-records'], label: 'An open ledger' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One scene that says what it shows. */
export const One: Story = {};

/** The mark and the scenes of empty, failed and finished states. */
export const Scenes: Story = {
  render: () => (
    <InBothThemes
      pictures={Object.entries(scenes).map(([name, src]) => ({
        name,
        src,
        ...(name === 'mark' ? { viewBox: markViewBox } : {}),
      }))}
    />
  ),
};

/** What the sandbox serves: machines, merchandise and the home carousel. */
export const MachinesAndMerchandise: Story = {
  tags: ['visual'],
  render: () => (
    <InBothThemes
      pictures={[
        ...[...machines, ...merchandise].map((name) => ({ name, src: `/media/products/${name}.svg` })),
        ...carousel.map((name) => ({ name, src: `/media/carousel/${name}.svg`, viewBox: '0 0 480 200' })),
      ]}
    />
  ),
};

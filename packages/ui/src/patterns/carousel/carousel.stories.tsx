import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Illustration } from '../../foundations/illustration/index.ts';
import { Carousel } from './carousel.tsx';

const slide = (number: number, label: string) => ({
  id: String(number),
  label,
  content: (
    <a
      href={`#/info/detail?id=${number}`}
      className="block outline-offset-[-3px] hover:opacity-90 active:translate-y-px"
    >
      <Illustration
        src={`/media/carousel/carousel-${number}.svg`}
        viewBox="0 0 480 200"
        className="block aspect-[12/5] w-full"
      />
      <span className="block px-4 pt-2 pb-3 font-title text-17 font-bold text-balance">{label}</span>
    </a>
  ),
});

const meta = {
  title: 'Patterns/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  args: inLanguage(({ t, format }) => ({
    label: t('home.carousel'),
    slides: [
      slide(1, t('products.detail.toPattern')),
      slide(2, t('home.money')),
      slide(3, t('products.detail.toProducts')),
    ],
    dotLabel: ({ label }, position: number, count: number) =>
      t('home.slide', { index: format.number(position), count: format.number(count), title: label }),
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dot shows its slide; the dot of the slide in view is marked. The name is announced once. */
export const Several: Story = {
  tags: ['visual', 'reduced-motion'],
  play: async ({ args, canvas }) => {
    const { label, slides, dotLabel } = args;
    await expect(canvas.getByRole('region', { name: label })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: label })).toBeNull();
    const last = slides[2]!;
    const dot = canvas.getByRole('button', { name: dotLabel(last, 3, 3) });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('link', { name: last.label })).toBeVisible();
  },
};

/** Every slide and every dot can be reached by Tab; Enter on a dot shows its slide. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const dots = canvas.getAllByRole('button');
    for (const label of args.slides.map((one) => one.label)) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(dots[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dots[0]).toHaveAttribute('aria-current', 'true'));
  },
};

/** Nothing to choose from: no dots. */
export const One: Story = {
  args: inLanguage(({ t }) => ({ slides: [slide(1, t('products.detail.toPattern'))] })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Slides take the height of the tallest; a title is broken, never cut. */
export const LongTitle: Story = {
  args: {
    slides: [
      slide(1, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkundenpresse'),
      slide(2, 'Kurz'),
    ],
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { slides: [slide(1, LONG_WORD), slide(2, LONG_WORD)] },
  play: holdsLongWords,
};

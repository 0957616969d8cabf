import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text, type TextSize, type TextTone, type TextWeight } from './text.tsx';

const sizes: TextSize[] = [12, 13, 15, 17, 20, 24, 32, 40];
const weights: TextWeight[] = ['normal', 'medium', 'semibold', 'bold'];
const tones: TextTone[] = ['ink', 'neutral', 'accent', 'info', 'success', 'urgent', 'failure', 'off'];

const meta = {
  title: 'Primitives/Text',
  tags: ['autodocs'],
  component: Text,
  args: inLanguage(({ t }) => ({ children: t('help.article.money.more') })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Small, beside the main content. */
export const Note: Story = {
  name: 'Typography, a note',
  args: { size: 13, tone: 'neutral', lines: 'pretty' },
};

/** A heading keeps its level, however large it is drawn. */
export const Title: Story = {
  args: {
    as: 'h2',
    size: 24,
    weight: 'bold',
    family: 'title',
    lines: 'balance',
    ...inLanguage(({ t }) => ({ children: t('products.detail.agreement') })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      plainSpaces(String(args.children)),
    );
  },
};

/** Amounts below each other: all digits have the same width. */
export const Figures: Story = {
  args: { tabular: true, size: 20, weight: 'bold', family: 'title' },
  render: (args) => (
    <Stack align="end" gap={1} className="w-fit">
      {['1111.11', '8888.88'].map((amount) => (
        <Text key={amount} {...args} as="span">
          {spoken().amount(amount)}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [ones, eights] = [...canvasElement.querySelectorAll('span')].map((span) => span.offsetWidth);
    await expect(ones).toBe(eights);
  },
};

/** A style that is left out is inherited. */
export const AsAround: Story = {
  render: () => (
    <div className="text-20 font-semibold text-garnet">
      <Text>{spoken().t('error.unavailable')}</Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('p')!;
    const [own, around] = [text, text.parentElement!].map((element) => getComputedStyle(element));
    await expect(own!.fontSize).toBe(around!.fontSize);
    await expect(own!.color).toBe(around!.color);
    await expect(own!.fontWeight).toBe(around!.fontWeight);
  },
};

/** Each size, weight and tone. */
export const AllVariants: Story = {
  tags: ['visual'],
  render: () => {
    const { t, amount } = spoken();
    return (
      <Stack gap={6}>
        <Stack gap={1}>
          {sizes.map((size) => (
            <Text key={size} size={size} family={size >= 20 ? 'title' : 'text'} tabular>
              {amount('1234.50')}
            </Text>
          ))}
        </Stack>
        <Stack gap={1}>
          {weights.map((weight) => (
            <Text key={weight} weight={weight} size={17}>
              {t('products.detail.agreement')}
            </Text>
          ))}
        </Stack>
        <Stack gap={1}>
          {tones.map((tone) => (
            <Text key={tone} tone={tone} size={15}>
              {t('help.article.money.more')}
            </Text>
          ))}
        </Stack>
      </Stack>
    );
  },
};

/** Long words wrap, and none is cut off. */
export const LongGerman: Story = {
  ...Title,
  globals: { locale: 'de-DE', viewport: { value: 'narrow' } },
  args: { ...Title.args, size: 32, children: 'Auszahlungsadressenverwaltung und Auszahlungspasswort' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LargeText: Story = { ...AllVariants, tags: [], globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = { args: { children: LONG_WORD }, play: holdsLongWords };

import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelMeter } from './level-meter.tsx';

/** A level, and how many more valid invitees the next one needs. */
const levelIn = ({ t, format }: StoryLanguage, level: number, more: number) => ({
  level: t('team.level', { level: format.number(level), name: 'Assayer' }),
  label: t('team.nextNeeds', { count: more, level: format.number(level + 1) }),
});

const meta = {
  title: 'Product/LevelMeter',
  tags: ['autodocs'],
  component: LevelMeter,
  argTypes: {
    // Each preset lacks three, as the label says.
    progress: presets(() => ({
      'to be counted': { value: 7, needed: 10 },
      'nobody yet': { value: 0, needed: 3 },
      'too many to count': { value: 197, needed: 200 },
    })),
  },
  args: {
    progress: { value: 7, needed: 10 },
    ...inLanguage((language) => ({ ...levelIn(language, 2, 3), note: language.t('team.validRule') })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LevelMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** List the animations of the meter, once each and of its transform alone. */
const movesOf = (meter: HTMLElement) => meter.getAnimations({ subtree: true });

/** It fills mark by mark, and stays filled. */
export const Fills: Story = {
  play: async ({ args, canvas }) => {
    const meter = canvas.getByRole('meter', { name: args.level });
    const moves = movesOf(meter);
    await expect(moves).toHaveLength(7);
    for (const { effect } of moves) {
      const { iterations } = effect!.getTiming();
      await expect(iterations).toBe(1);
      const moved = (effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform);
      await expect(moved).toContain('scaleX(0)');
    }
  },
};

/** Under reduced motion it is full at once. */
export const FullAtOnce: Story = {
  decorators: [
    (Story) => (
      <div data-motion="reduced">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(movesOf(canvas.getByRole('meter', { name: args.level }))).toHaveLength(0);
  },
};

/** One mark per person. */
export const Countable: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ args, canvas }) => {
    const meter = canvas.getByRole('meter', { name: args.level });
    await expect(meter).toHaveAttribute('aria-valuenow', '7');
    await expect(meter).toHaveAttribute('aria-valuetext', args.label);
    await expect(meter.querySelectorAll('[data-filled="true"]')).toHaveLength(7);
  },
};

/** No invitees yet. */
export const None: Story = {
  args: { progress: { value: 0, needed: 3 }, ...inLanguage((language) => levelIn(language, 0, 3)) },
};

/** Too many to count by eye: one bar. */
export const Many: Story = {
  args: { progress: { value: 73, needed: 200 }, ...inLanguage((language) => levelIn(language, 4, 127)) },
};

/** More than the level needs, as when the service is about to raise it: full, and no further. */
export const Overfull: Story = {
  args: { progress: { value: 12, needed: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
  },
};

/** Nothing is left to reach: no meter. */
export const Highest: Story = {
  args: {
    progress: null,
    ...inLanguage(({ t, format }) => ({
      level: t('team.level', { level: format.number(5), name: 'Assayer' }),
      label: t('team.topLevel'),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const Tamil: Story = { globals: { locale: 'ta-IN' } };

export const LargeText: Story = { globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { level: LONG_WORD, label: LONG_WORD, note: LONG_WORD },
  play: holdsLongWords,
};

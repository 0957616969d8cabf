import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { NoticeBar, type NoticeTone } from './notice-bar.tsx';

const tones: NoticeTone[] = ['info', 'success', 'pending', 'failure', 'neutral'];

const meta = {
  title: 'Patterns/NoticeBar',
  tags: ['autodocs'],
  component: NoticeBar,
  args: inLanguage(({ t }) => ({ children: t('records.one.shortWhy') })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { name: 'Alert or banner, info' };

export const WithTitle: Story = {
  args: {
    tone: 'neutral',
    ...inLanguage(({ t }) => ({ title: t('common.risk.playMoney'), children: t('common.risk.income') })),
  },
};

/** The next step is below the text. */
export const WithAction: Story = {
  args: {
    tone: 'pending',
    ...inLanguage(({ t }) => ({
      children: t('security.verify.intro'),
      action: <Button size="sm">{t('security.verify.title')}</Button>,
    })),
  },
};

/** Closed by its button, which keeps its 44 px however short the text is. */
export const Dismissible: Story = {
  args: { onDismiss: fn(), ...inLanguage(({ t }) => ({ dismissLabel: t('common.close') })) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.dismissLabel ?? '' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Even with the largest text, the lines continue below the button: only the first lines make room for it. */
export const DismissibleLargeText: Story = {
  globals: { textSize: '200' },
  args: {
    onDismiss: fn(),
    ...inLanguage(({ t }) => ({
      dismissLabel: t('common.close'),
      // Enough sentences for a line below the button, wherever a browser breaks them.
      children: Array.from({ length: 4 }, () => t('records.one.shortWhy')).join(' '),
    })),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const words = document.createRange();
    words.selectNode(canvas.getByText(String(args.children)).lastChild!);
    const lines = [...words.getClientRects()];
    await expect(
      lines.filter(({ top }) => top < button.top + 1).every(({ right }) => right <= button.left),
    ).toBe(true);
    await expect(Math.max(...lines.map(({ right }) => right))).toBeGreaterThan(button.left);
  },
};

export const AllVariants: Story = {
  tags: ['visual', 'forced-colours'],
  args: { onDismiss: fn(), ...inLanguage(({ t }) => ({ dismissLabel: t('common.close') })) },
  render: ({ children, onDismiss, dismissLabel }) => (
    <div className="flex flex-col gap-2">
      {tones.map((tone) => (
        <NoticeBar key={tone} tone={tone} {...(tone === 'info' ? { onDismiss, dismissLabel } : {})}>
          {children}
        </NoticeBar>
      ))}
    </div>
  ),
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, children: LONG_WORD },
  play: holdsLongWords,
};

/** It stays until somebody acts on it, and says how. */
export const WithWayOn: Story = { ...WithAction, name: 'Do: news with its next step', tags: ['do'] };

/** It is not announced, and stays long after the event: this is a toast. */
export const OverAlready: Story = {
  name: "Don't: what was just done",
  tags: ['dont'],
  args: { tone: 'success', ...inLanguage(({ t }) => ({ children: t('common.copied') })) },
};

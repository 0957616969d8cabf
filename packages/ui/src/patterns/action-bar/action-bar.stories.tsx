import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'Patterns/ActionBar',
  // The bar is at the window's edge, so it needs a frame.
  tags: ['autodocs', 'framed'],
  component: ActionBar,
  args: inLanguage(({ t, amount }) => ({
    children: (
      <Button variant="primary" size="lg" wide>
        {t('products.detail.leaseFor', { amount: amount('120.00', 'price') })}
      </Button>
    ),
  })),
  render: (args) => {
    const { t } = spoken();
    return (
      <div className="flex min-h-dvh flex-col">
        <div className="flex flex-col gap-4 p-4">
          {[
            t('products.pattern.lead'),
            t('products.pattern.ruleText'),
            t('products.pattern.stepProRata'),
          ].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <ActionBar {...args} />
      </div>
    );
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom, even on a screen with little content. */
export const OneAction: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button').parentElement!;
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  },
};

/** A disabled action has its reason above it. */
export const WithReason: Story = {
  args: {
    className: 'flex-col',
    ...inLanguage(({ t, format }) => ({
      children: (
        <>
          <p className="text-13 text-ink-2">
            {t('products.badge.opensAt', { time: format.dateTime(moment('2026-11-24T09:00:00Z')) })}
          </p>
          <Button variant="primary" size="lg" wide disabled>
            {t('products.detail.notYet')}
          </Button>
        </>
      ),
    })),
  },
};

/** Two of equal importance share the width, or take a line each. */
export const TwoActions: Story = {
  args: inLanguage(({ t }) => ({
    children: (
      <>
        <Button size="lg" className="flex-1">
          {t('products.detail.disagree')}
        </Button>
        <Button size="lg" className="flex-1">
          {t('products.detail.agree')}
        </Button>
      </>
    ),
  })),
};

/** Stays within reach of the thumb while the screen scrolls beneath it. */
export const OverLongScreen: Story = {
  render: (args) => (
    <div className="flex min-h-dvh flex-col">
      <ol className="grid gap-4 p-4">
        {Array.from({ length: 40 }, (_, line) => (
          <li key={line}>
            {line + 1}. {spoken().t('products.pattern.stepCount')}
          </li>
        ))}
      </ol>
      <ActionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button').parentElement!;
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  },
};

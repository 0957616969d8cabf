import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Illustration, scenes } from '../../foundations/illustration/index.ts';
import { EmptyState, FailedState, OfflineNotice } from './state-message.tsx';

const retry = fn();

const meta = {
  title: 'Patterns/StateMessage',
  tags: ['autodocs'],
  component: EmptyState,
  args: inLanguage(({ t }) => ({ title: t('records.empty.title'), text: t('income.nothingNoMachine') })),
  beforeEach: () => {
    retry.mockClear();
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty state names what will appear here, and the next step. */
export const Empty: Story = {
  tags: ['visual'],
  args: {
    illustration: <Illustration src={scenes['empty-records']} className="w-full" />,
    ...inLanguage(({ t }) => ({
      action: <ButtonLink href="#/projects">{t('records.empty.action')}</ButtonLink>,
    })),
  },
};

/** In a list that a filter has emptied, without a drawing. */
export const EmptyFilter: Story = {
  args: inLanguage(({ t }) => ({
    title: t('records.empty.filteredTitle'),
    text: t('income.machines.empty'),
  })),
};

/** It is announced, names the error, and gives a retry. */
export const Failed: Story = {
  tags: ['visual'],
  render: () => {
    const { t } = spoken();
    return (
      <FailedState
        illustration={<Illustration src={scenes['failed']} className="w-full" />}
        title={t('common.loadFailed')}
        text={t('error.unavailable')}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    );
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('common.loadFailed'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('common.retry') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The button stays and keeps focus while its spinner turns, and ignores a second tap. */
export const Retrying: Story = {
  render: () => {
    const { t } = spoken();
    return (
      <FailedState
        illustration={<Illustration src={scenes['failed']} className="w-full" />}
        title={t('common.loadFailed')}
        text={t('error.unavailable')}
        retryLabel={t('common.retry')}
        onRetry={retry}
        retrying
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).not.toHaveBeenCalled();
  },
};

/** Nothing of this page is cached, and there is no network. */
export const FailedOffline: Story = {
  render: () => {
    const { t } = spoken();
    return (
      <FailedState
        illustration={<Illustration src={scenes.offline} className="w-full" />}
        title={t('shell.offline.title')}
        text={t('shell.offline.text')}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    );
  },
};

/** Stale content, with its age above it. */
export const Offline: Story = {
  render: () => {
    const { t, format } = spoken();
    const time = format.dateTime(moment('2026-11-21T14:05:00Z'));
    return <OfflineNotice text={t('common.offlineAsOf', { time })} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const LongTamil: Story = { ...Empty, tags: [], globals: { locale: 'ta-IN' } };

export const LargeText: Story = { ...Empty, tags: [], globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, text: LONG_WORD },
  play: holdsLongWords,
};

/** It says what will appear here, and how. */
export const WithNextStep: Story = {
  name: 'Do: offer the next step',
  tags: ['do'],
  args: inLanguage(({ t }) => ({
    action: <ButtonLink href="#/projects">{t('records.empty.action')}</ButtonLink>,
  })),
};

/** A dead end. */
export const DeadEnd: Story = {
  name: "Don't: an empty end",
  tags: ['dont'],
  args: { text: undefined },
};

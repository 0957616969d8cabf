import { moveClock, seed } from '@paydirt/contract/sandbox/world';
import { aClock, aSeed } from '@paydirt/contract/sandbox/world.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomeDays } from '@paydirt/contract/wallet/income';
import { someIncomeDays } from '@paydirt/contract/wallet/income.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { holdTimers } from '@paydirt/testkit/hold-timers';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import { DAY_PASS_MS } from '@paydirt/ui/day-pass';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accessRoutes } from '../routes/access.ts';
import { accountRoutes } from '../routes/account.ts';
import { walletRoutes } from '../routes/wallet.ts';
import { appOf, type AppParameters, appStory, type Canvas, messagesOf } from '../story-app.fixture.tsx';
import { member } from './test-panel.fixture.ts';

const tomorrow = answers(moveClock, aClock('2026-11-22T14:05:00.000Z'));
const passes = {
  ...member,
  answers: [...member.answers, tomorrow, answers(incomeDays, someIncomeDays())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Day that passes',
  parameters: { app: passes },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Let a day pass by the ribbon's button, and get the queries within the dialog that opens. */
async function passADay(canvas: Canvas) {
  const { t, format } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: t('shell.plusDay') }));
  const title = t('dayPassed.title', { day: format.day(moment('2026-11-20T00:00:00Z')) });
  return within(await within(document.body).findByRole('dialog', { name: title }));
}

/** One button on the ribbon: the day is played, a tap skips it, and a tap closes its receipt. */
export const PassesADay: Story = {
  // With larger text a phone has no room for the animation.
  globals: { textSize: '100' },
  beforeEach: () => holdTimers(DAY_PASS_MS),
  play: async (context) => {
    const { t, figure } = spoken();
    const { canvas } = context;
    const day = await passADay(canvas);
    const { services, platform } = appOf(context);
    await expect(services.requests().find(({ call }) => call === moveClock)?.input).toEqual({
      advanceSeconds: '86400',
    });
    // The animation ends with the receipt's first figure.
    const skip = await day.findByRole('button', { name: t('dayPassed.skip') });
    await expect(skip).toHaveTextContent(`${t('dayPassed.yours')}${figure('6.21', 'delta')}`);
    await userEvent.click(skip);
    await expect(await day.findByRole('link', { name: new RegExp(t('dayPassed.yours')) })).toHaveTextContent(
      figure('6.21', 'delta'),
    );
    for (const sum of ['139.59', '140.45', '136.21'])
      await expect(day.getAllByText(figure(sum), { exact: false }).length).toBeGreaterThan(0);
    // The link is named after the page it opens, where income is collected.
    await expect(day.getByRole('link', { name: t('shell.title.receiveIncome') })).toHaveAttribute(
      'href',
      `#${walletRoutes.receiveIncome.href()}`,
    );
    await expect(platform.navigation.entry().sheets).toHaveLength(1);
    await userEvent.click(day.getByRole('button', { name: t('common.close') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(platform.passed.get()).toBeNull();
    await expect(canvas.getByRole('button', { name: t('shell.plusDay') })).toHaveFocus();
  },
};

/** At midnight the receipt and the page below it are of the new day. */
export const ByItself: Story = {
  play: async (context) => {
    const { amount } = spoken();
    const { canvas } = context;
    const { services, setClock } = appOf(context);
    await canvas.findByText(plainSpaces(amount(aBalance().available)));
    services.change(answers(balance, aBalance({ available: '2424.81' })));
    setClock('2026-11-22T00:00:05.000Z');
    await within(document.body).findByRole('dialog');
    await expect(await canvas.findByText(plainSpaces(amount('2424.81')))).toBeInTheDocument();
  },
};

/** Under reduced motion the receipt is all there is. */
export const StandsStill: Story = {
  tags: ['visual', 'reduced-motion'],
  parameters: { app: { ...passes, stored: { 'paydirt.motion': 'reduced' } } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const day = await passADay(canvas);
    await expect(day.getByRole('button', { name: t('common.close') })).toBeInTheDocument();
    await expect(day.queryByRole('button', { name: t('dayPassed.skip') })).toBeNull();
  },
};

/** Machines are booked one after the other: figures that are not final are not shown. */
export const NotSettled: Story = {
  parameters: {
    app: {
      ...passes,
      answers: [...member.answers, tomorrow, answers(incomeDays, someIncomeDays({ settled: false }))],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    await userEvent.click(await context.canvas.findByRole('button', { name: t('shell.plusDay') }));
    const { services } = appOf(context);
    await waitFor(() => expect(services.requests().some(({ call }) => call === incomeDays)).toBe(true));
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

/** A clock that does not move says why at its button, where it is tried again or closed; no message tells it too. */
export const Refused: Story = {
  tags: ['visual'],
  parameters: {
    app: { ...member, answers: [...member.answers, refuses(moveClock, 'busy')] } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('shell.plusDay') }));
    const notice = (await canvas.findByText(t('error.busy'))).closest<HTMLElement>('[role="alert"]')!;
    await expect(notice).toHaveTextContent(t('shell.plusDay'));
    await expect(messagesOf(canvas)).toBe('');
    await userEvent.click(within(notice).getByRole('button', { name: t('common.retry') }));
    const moves = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === moveClock);
    await waitFor(() => expect(moves()).toHaveLength(2));
    await userEvent.click(within(notice).getByRole('button', { name: t('common.close') }));
    await waitFor(() => expect(canvas.queryByText(t('error.busy'))).toBeNull());
  },
};

/** The reason is shown neither on the next page nor after going back. */
export const RefusedElsewhere: Story = {
  parameters: Refused.parameters!,
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const { navigation } = appOf(context).platform;
    await userEvent.click(await canvas.findByRole('button', { name: t('shell.plusDay') }));
    await canvas.findByText(t('error.busy'));
    navigation.navigate(accessRoutes.noPermission.href());
    await waitFor(() => expect(canvas.queryByText(t('error.busy'))).toBeNull());
    navigation.back(accountRoutes.me.href());
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(t('error.busy'))).toBeNull();
  },
};

/** In class mode who has no key sees no button (decision 0026). */
export const WithoutClassKey: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(seed, aSeed({ keyNeeded: true, members: [] }))],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { services } = appOf(context);
    await waitFor(() => expect(services.requests().some(({ call }) => call === seed)).toBe(true));
    await expect(context.canvas.getByText(t('shell.plusDay'))).not.toBeVisible();
  },
};

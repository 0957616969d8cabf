import { emailRegistrationOpen, login } from '@paydirt/contract/account/login';
import { submittedPostList } from '@paydirt/contract/community/guide-posts';
import { reportList } from '@paydirt/contract/community/reports';
import { feedbackRequests } from '@paydirt/contract/messages/feedback';
import { supportRequests } from '@paydirt/contract/messages/support';
import { couponsOpen } from '@paydirt/contract/rewards/coupons';
import { openSubmissions } from '@paydirt/contract/rewards/submission';
import { budget } from '@paydirt/contract/sandbox/budget';
import { scenarios } from '@paydirt/contract/sandbox/scenarios';
import { someScenarios } from '@paydirt/contract/sandbox/scenarios.examples';
import { topUpDays } from '@paydirt/contract/sandbox/top-up';
import { clock, faucet, outbox, seed } from '@paydirt/contract/sandbox/world';
import { aClock, anOutboxMessage, aSeed } from '@paydirt/contract/sandbox/world.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { records } from '@paydirt/contract/wallet/records';
import { answers, type FakeAnswer, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accessRoutes } from '../routes/access.ts';
import { accountRoutes } from '../routes/account.ts';
import { CLASS_KEY_STORAGE_KEY } from '../platform/services/class-key.ts';
import { appOf, type AppParameters, appStory } from '../story-app.fixture.tsx';

const KEY = '48217735';
const CLASS_KEY = 'X-Class-Key';

/** The answers of the services in class mode: everything only with the key. */
const seedOfClass: FakeAnswer = {
  call: seed,
  answer(request) {
    const key = request.headers.get(CLASS_KEY);
    if (key === null) return answers(seed, aSeed({ keyNeeded: true, members: [] })).answer(request);
    return (key === KEY ? answers(seed, aSeed()) : refuses(seed, 'class_key_wrong')).answer(request);
  },
};
const inClass = [
  seedOfClass,
  answers(clock, aClock()),
  answers(outbox, [anOutboxMessage()]),
  answers(balance, aBalance()),
  answers(records, { total: 0, list: [] }),
];

const meta = {
  title: 'Screens/Class mode',
  parameters: { app: { route: accountRoutes.me.href(), answers: inClass } satisfies AppParameters },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPanel(canvasElement: HTMLElement) {
  const { t } = spoken();
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('shell.ribbonOpen') }));
  const panel = within(await within(document.body).findByRole('dialog', { name: t('test.title') }));
  await panel.findByText(t('test.clock.forwardOnly'));
  return panel;
}

/** Without the key the panel shows the member's own data and a field for the key, but no test control. */
export const Locked: Story = {
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const panel = await openPanel(canvasElement);
    await expect(panel.getByLabelText(t('test.classMode.key'))).toBeVisible();
    await expect(await panel.findByText('406193')).toBeInTheDocument();
    await expect(panel.queryByRole('button', { name: t('shell.plusDay') })).toBeNull();
    await expect(within(canvasElement).getByText(t('shell.plusDay'))).not.toBeVisible();
    for (const tab of panel.getAllByRole('tab')) {
      await userEvent.click(tab);
      for (const part of [
        'members',
        'reset',
        'budget',
        'publish',
        'scenario',
        'withdrawal',
        'submissions',
      ] as const)
        await expect(panel.queryByRole('region', { name: t(`test.${part}.title`) })).toBeNull();
      await expect(panel.queryByLabelText(t('test.faucet.account'))).toBeNull();
    }
  },
};

/** A visitor of a class sees the codes that they requested, and is told to log in for play money. */
export const LockedForAVisitor: Story = {
  parameters: {
    app: {
      route: accessRoutes.login.href(),
      session: 'visitor',
      answers: [...inClass, refuses(login, 'class_key_needed')],
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByText('406193')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('tab', { name: t('test.tab.money') }));
    await expect(panel.getByText(t('test.faucet.visitor'))).toBeInTheDocument();
  },
};

/** A wrong key is said at its field, and is not kept. */
export const WrongKey: Story = {
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement);
    const open = panel.getByRole('button', { name: t('test.classMode.open') });
    await userEvent.click(open);
    await expect(await panel.findByText(t('field.required'))).toBeVisible();
    await userEvent.type(panel.getByLabelText(t('test.classMode.key')), '1234 5678');
    await userEvent.click(open);
    await expect(await panel.findByText(t('error.class_key_wrong'))).toBeVisible();
    await expect(appOf(context).platform.classKey.get()).toBeNull();
    await expect(panel.queryByRole('region', { name: t('test.members.title') })).toBeNull();
  },
};

const testControls = [
  answers(budget, { left: '4812.40', capital: '15000.00' }),
  answers(topUpDays, []),
  answers(scenarios, someScenarios()),
  answers(couponsOpen, { open: true }),
  answers(emailRegistrationOpen, { open: true }),
  answers(reportList, []),
  answers(submittedPostList, []),
  answers(openSubmissions, []),
  answers(supportRequests, []),
  answers(feedbackRequests, []),
];

/** The right key opens the whole panel, is kept for this tab, and travels with the panel's calls alone. */
export const Unlocked: Story = {
  parameters: {
    app: { route: accountRoutes.me.href(), answers: [...inClass, ...testControls] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { platform, services } = appOf(context);
    const panel = await openPanel(context.canvasElement);
    await userEvent.type(panel.getByLabelText(t('test.classMode.key')), '4821-7735');
    await userEvent.click(panel.getByRole('button', { name: t('test.classMode.open') }));
    await expect(await panel.findByRole('button', { name: t('shell.plusDay') })).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.getByText(t('shell.plusDay'))).toBeVisible());
    await expect(panel.queryByLabelText(t('test.classMode.key'))).toBeNull();
    await userEvent.click(panel.getByRole('tab', { name: t('test.tab.accounts') }));
    await expect(await panel.findByText(t('test.members.logIn', { name: 'Mara Iyer' }))).toBeInTheDocument();
    await expect(platform.perTab.getItem(CLASS_KEY_STORAGE_KEY)).toBe(KEY);
    const withKey = services.requests().filter(({ headers }) => headers.get(CLASS_KEY) === KEY);
    await waitFor(() =>
      expect(services.requests().filter(({ call }) => call === balance).length).toBeGreaterThan(1),
    );
    await expect(withKey.every(({ call }) => call.classAccess !== 'open')).toBe(true);
    await expect(
      services.requests().some(({ call, headers }) => call === balance && headers.has(CLASS_KEY)),
    ).toBe(false);
  },
};

/** The faucet pays the member alone. */
export const OwnFaucet: Story = {
  parameters: {
    app: {
      route: accountRoutes.me.href(),
      answers: [...inClass, answers(faucet, { available: '2618.60' })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, amount } = spoken();
    const panel = await openPanel(context.canvasElement);
    await userEvent.click(panel.getByRole('tab', { name: t('test.tab.money') }));
    await userEvent.click(
      panel.getByRole('button', { name: t('test.faucet.grant', { amount: amount('200.00', 'price') }) }),
    );
    const { services } = appOf(context);
    await waitFor(() => expect(services.requests().some(({ call }) => call === faucet)).toBe(true));
    const sent = services.requests().find(({ call }) => call === faucet);
    await expect(sent?.input).toEqual({ phone: '+919876543210', amount: '200.00' });
  },
};

/** The services have another key by now: the stored one is deleted, and requested again. */
export const KeyOfBefore: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { platform } = appOf(context);
    platform.classKey.set('00000000');
    const panel = await openPanel(context.canvasElement);
    await expect(await panel.findByLabelText(t('test.classMode.key'))).toBeVisible();
    await expect(platform.classKey.get()).toBeNull();
  },
};

import { emailRegistrationOpen, login } from '@paydirt/contract/account/login';
import { userInfo } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { handedInList, postAsGuide } from '@paydirt/contract/community/guide-posts';
import { reportList } from '@paydirt/contract/community/reports';
import { inviter } from '@paydirt/contract/community/team';
import { anInviter } from '@paydirt/contract/community/team.examples';
import { feedbackRequests } from '@paydirt/contract/messages/feedback';
import { supportRequests } from '@paydirt/contract/messages/support';
import { couponsOpen } from '@paydirt/contract/rewards/coupons';
import { openSubmissions, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { anOpenSubmission } from '@paydirt/contract/rewards/submission.examples';
import { budget, spendBudget } from '@paydirt/contract/sandbox/budget';
import { enterScenario, scenarios } from '@paydirt/contract/sandbox/scenarios';
import { someScenarios } from '@paydirt/contract/sandbox/scenarios.examples';
import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';
import { someTopUpDays } from '@paydirt/contract/sandbox/top-up.examples';
import { clock, faucet, ledgerCheck, moveClock, outbox, reset, seed } from '@paydirt/contract/sandbox/world';
import { aClock, anOutboxMessage, aSeed } from '@paydirt/contract/sandbox/world.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomeDays } from '@paydirt/contract/wallet/income';
import { someIncomeDays } from '@paydirt/contract/wallet/income.examples';
import { records } from '@paydirt/contract/wallet/records';
import { answers, answersWithoutTestMode, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, STORY_NOW } from '../story-app.fixture.tsx';
import { accessRoutes } from '../routes/access.ts';
import { accountRoutes } from '../routes/account.ts';
import { homeRoutes } from '../routes/home.ts';

const sandbox = [
  answers(seed, aSeed()),
  answers(clock, aClock()),
  answers(budget, { left: '4812.40', capital: '15000.00' }),
  answers(topUpDays, someTopUpDays()),
  answers(scenarios, someScenarios()),
  answers(couponsOpen, { open: true }),
  answers(emailRegistrationOpen, { open: true }),
  answers(reportList, []),
  answers(handedInList, []),
  answers(openSubmissions, []),
  answers(supportRequests, []),
  answers(feedbackRequests, []),
  answers(outbox, [
    anOutboxMessage(),
    anOutboxMessage({ channel: 'email', to: 'mara@example.com', code: null }),
  ]),
];
const visitor = {
  route: accessRoutes.login.href({ to: accountRoutes.settings.href() }),
  session: 'visitor',
  answers: sandbox,
} satisfies AppParameters;
const member = {
  route: accountRoutes.me.href(),
  answers: [answers(balance, aBalance()), answers(records, { total: 0, list: [] }), ...sandbox],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Shell',
  parameters: { app: member },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPanel(canvasElement: HTMLElement) {
  const { t } = spoken();
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('shell.ribbonOpen') }));
  const panel = within(await within(document.body).findByRole('dialog', { name: t('test.title') }));
  // Its parts come once the services have said how much of it there is.
  await panel.findByText(t('test.clock.forwardOnly'));
  return panel;
}

/** The test panel, before login. */
export const TestPanel: Story = {
  tags: ['visual'],
  parameters: { app: visitor },
  play: async ({ canvasElement }) => {
    const { t, format } = spoken();
    const panel = await openPanel(canvasElement);
    await expect(await panel.findByText('406193')).toBeVisible();
    await expect(await panel.findByText(t('test.members.logIn', { name: 'Mara Iyer' }))).toBeInTheDocument();
    const now = t('test.clock.now', { time: format.clock(moment(STORY_NOW)) });
    await expect(panel.getByText(plainSpaces(now))).toBeVisible();
  },
};

/** A code that is waited for is filled in by a tap, and the panel makes room for the form. */
export const FillsWhatIsWaitedFor: Story = {
  parameters: {
    app: {
      ...visitor,
      route: accessRoutes.register.href(),
      answers: [...sandbox, answers(inviter, anInviter({ code: 'PAYDRT', name: null }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const dialog = () => within(document.body).findByRole('dialog', { name: t('test.title') });
    const closed = () => within(document.body).queryByRole('dialog', { name: t('test.title') });
    await userEvent.click(await canvas.findByRole('button', { name: t('auth.openOutbox') }));
    await userEvent.click(await within(await dialog()).findByText('406193'));
    await waitFor(() => expect(closed()).toBeNull());
    await expect(canvas.getByLabelText(t('auth.code'))).toHaveValue('406193');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.openInvitations') }));
    const panel = within(await dialog());
    await userEvent.click(
      await panel.findByRole('button', { name: t('test.invitations.fill', { code: 'PAYDRT' }) }),
    );
    await waitFor(() => expect(closed()).toBeNull());
    await expect(canvas.getByLabelText(t('auth.invitationCode'))).toHaveValue('PAYDRT');
  },
};

/** One tap logs in as a ready-made member, and leads to where the visitor wanted to go. */
export const LogsInAsAMember: Story = {
  parameters: {
    app: {
      ...visitor,
      answers: [
        ...sandbox,
        answers(login, aUser({ name: 'Jonas Weber' }), 'token-3'),
        answers(userInfo, aUser({ name: 'Jonas Weber' })),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement);
    await userEvent.click(await panel.findByText(t('test.members.logIn', { name: 'Jonas Weber' })));
    await expect(
      await context.canvas.findByRole('heading', { name: t('me.settings.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.session.token()).toBe('token-3');
  },
};

/** The clock moves a day, what is shown is read again, and what the day brought is asked for. */
export const MovesTheClock: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(moveClock, aClock('2026-11-22T14:05:00.000Z')),
        answers(incomeDays, someIncomeDays()),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { services } = appOf(context);
    const { t } = spoken();
    const reads = () => services.asked().filter(({ call }) => call === balance).length;
    await expect(await context.canvas.findByText(t('me.available'))).toBeVisible();
    const before = reads();
    const panel = await openPanel(context.canvasElement);
    await userEvent.click(panel.getByRole('button', { name: t('test.clock.plusDay') }));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await expect(services.asked().find(({ call }) => call === moveClock)?.input).toEqual({
      advanceSeconds: '86400',
    });
    await waitFor(() => expect(services.asked().some(({ call }) => call === incomeDays)).toBe(true));
  },
};

/** A date in the past is refused in words. */
export const ClockForwardOnly: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, refuses(moveClock, 'clock_backwards')],
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const { t } = spoken();
    const panel = await openPanel(canvasElement);
    await userEvent.type(panel.getByLabelText(t('test.clock.toDate')), '2020-01-01');
    await userEvent.click(panel.getByRole('button', { name: t('test.clock.move') }));
    await expect(await panel.findByText(t('error.clock_backwards'))).toBeVisible();
  },
};

/** The faucet pays the member, and the balance is read again. */
export const Faucet: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(faucet, { available: '2618.60' })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, amount } = spoken();
    const panel = await openPanel(context.canvasElement);
    const section = within(panel.getByRole('region', { name: t('test.faucet.title') }));
    await expect(section.getByLabelText(t('test.faucet.account'))).toHaveValue('+919876543210');
    const grant = t('test.faucet.grant', { amount: amount('200.00', 'price') });
    await userEvent.click(panel.getByRole('button', { name: grant }));
    const granted = t('test.faucet.granted', { amount: amount('200.00'), available: amount('2618.60') });
    await expect(await within(document.body).findByText(plainSpaces(granted))).toBeInTheDocument();
    const { input, headers } =
      appOf(context)
        .services.asked()
        .find(({ call }) => call === faucet) ?? {};
    await expect(input).toEqual({ phone: '+919876543210', amount: '200.00' });
    await expect(headers?.get('Idempotency-Key')).toBeTruthy();
  },
};

/** What was handed in is seen, and refused with a reason. */
export const Reviews: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(openSubmissions, [anOpenSubmission()]),
        answers(reviewSubmission, null),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement);
    const section = within(panel.getByRole('region', { name: t('test.submissions.title') }));
    const name = t('test.submissions.picture', { name: 'Mara Okafor' });
    await expect(await section.findByRole('img', { name })).toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: t('test.submissions.refuse') }));
    await expect(await within(document.body).findByText(t('test.submissions.refused'))).toBeInTheDocument();
    const { input } =
      appOf(context)
        .services.asked()
        .find(({ call }) => call === reviewSubmission) ?? {};
    await expect(input).toEqual({
      id: 'sub_1',
      approve: 'false',
      reason: t('test.submissions.usualReason'),
    });
  },
};

/** What a member handed in is posted as the guide, by what is on file (H9). */
export const PostsAsGuide: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(handedInList, [
          { id: 'sub_9', name: 'Mara', content: 'Nine grams in a week.', time: STORY_NOW },
        ]),
        answers(postAsGuide, null),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement);
    const section = within(panel.getByRole('region', { name: t('test.guide.title') }));
    await expect(await section.findByText('Nine grams in a week.')).toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: t('test.guide.post') }));
    await expect(await within(document.body).findByText(t('test.guide.posted'))).toBeInTheDocument();
    const asked = appOf(context).services.asked();
    await expect(asked.find(({ call }) => call === postAsGuide)?.input).toEqual({ id: 'sub_9' });
  },
};

/** The ledger is added up on demand. */
export const LedgerChecked: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(ledgerCheck, {
          sum: '0.00',
          entries: 4821,
          accounts: 61,
          ok: true,
          broken: [],
          chain: { links: 4821, head: '7c'.repeat(32) },
        }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const { t, amount } = spoken();
    const panel = await openPanel(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: t('test.ledger.run') }));
    const sound = t('test.ledger.sound', { sum: amount('0.00', 'exact') });
    await expect(await panel.findByText(plainSpaces(sound), { exact: false })).toBeVisible();
  },
};

/** Starting over asks first, and ends the session. */
export const StartsOver: Story = {
  parameters: {
    app: { ...member, answers: [...member.answers, answers(reset, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement);
    await userEvent.click(panel.getByRole('button', { name: t('test.reset.action') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('test.reset.action') }));
    await expect(
      await context.canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.session.token()).toBeNull();
  },
};

/** Something is broken on purpose, and the ribbon says so. */
export const Broken: Story = {
  parameters: { app: { ...member, fault: 'internal' } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const ribbon = `${t('shell.ribbon')} · ${t('test.breaking.serverError')}`;
    await expect(await canvas.findByText(ribbon)).toBeVisible();
    await expect(await canvas.findByText(t('common.loadFailed'))).toBeVisible();
  },
};

/** A service that does not say that it is in test mode: nothing of it is shown. */
export const NotTestMode: Story = {
  parameters: {
    app: { ...member, answers: [...member.answers, answersWithoutTestMode(balance)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const name = spoken().t('shell.notTestMode.title');
    await expect(await canvas.findByRole('heading', { name, level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(name));
    await expect(canvas.queryByText('Mara Iyer')).toBeNull();
  },
};

/** The service ended the session: its message, and clicks blocked. The way to login follows a second later, not here. */
export const SessionEnded: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, refuses(balance, 'unauthorized', {}, 'You logged in on another device.')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('alertdialog', { name: 'You logged in on another device.' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('Mara Iyer')).toBeNull();
  },
};

/** The bottom menu leads home, to the machines and to Me; Back closes it first. */
export const Menu: Story = {
  tags: ['visual'],
  parameters: { app: { route: accountRoutes.settings.href() } satisfies AppParameters },
  play: async (context) => {
    const name = spoken().t('shell.menu');
    await userEvent.click(await context.canvas.findByRole('button', { name }));
    const menu = within(await within(document.body).findByRole('dialog', { name }));
    await expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/index',
      '#/projects',
      '#/mine',
    ]);
    const { navigation } = appOf(context).platform;
    await expect(navigation.entry().sheets).toHaveLength(1);
    navigation.back(homeRoutes.home.href());
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    await expect(navigation.entry()).toMatchObject({ path: '/user/system', sheets: [] });
  },
};

/** No service is reached: the ribbon keeps the last time that is known, and says so. */
export const NotConnected: Story = {
  parameters: {
    app: { ...member, answers: [...member.answers, cannotReach(balance)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const time = format.clock(moment(STORY_NOW));
    await expect(
      await canvas.findByText(plainSpaces(`${time} · ${t('shell.notConnected')}`)),
    ).toBeInTheDocument();
  },
};

/** What the promotion budget holds is paid to a member as a bonus, but for what is to stay in it. */
export const SpendsTheBudget: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(spendBudget, { left: '0.40', capital: '15000.00' })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, amount } = spoken();
    const panel = await openPanel(context.canvasElement);
    const part = within(await panel.findByRole('region', { name: t('test.budget.title') }));
    await expect(await part.findByText(plainSpaces(amount('4812.40', 'balance')))).toBeInTheDocument();
    const keep = part.getByLabelText(t('test.budget.keep'));
    await userEvent.clear(keep);
    await userEvent.type(keep, '1');
    await userEvent.click(part.getByRole('button', { name: t('test.budget.spend') }));
    const done = t('test.budget.spent', { left: amount('0.40', 'balance') });
    await expect(await within(document.body).findByText(plainSpaces(done))).toBeInTheDocument();
    const [asked] = appOf(context)
      .services.asked()
      .filter(({ call }) => call === spendBudget);
    await expect(asked?.input).toMatchObject({ left: '1.00' });
    await expect(asked?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

/** A short day is topped up once: the promotion budget pays, and it is said how many leases. */
export const TopsUp: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(topUp, { productId: 'trommel', day: '2026-11-17', leases: 4, amount: '2.04' }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, amount, format } = spoken();
    const panel = await openPanel(context.canvasElement);
    const action = t('test.topUp.action', {
      name: 'Trommel',
      day: format.day(moment('2026-11-17T00:00:00Z')),
    });
    await userEvent.click(await panel.findByText(plainSpaces(action)));
    const done = t('test.topUp.done', { count: 4, amount: amount('2.04') });
    await expect(await within(document.body).findByText(plainSpaces(done))).toBeInTheDocument();
    const [asked] = appOf(context)
      .services.asked()
      .filter(({ call }) => call === topUp);
    await expect(asked?.input).toEqual({ productId: 'trommel', day: '2026-11-17' });
    await expect(asked?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

/** Another world is entered after a question, and says whom to log in as. */
export const EntersAWorld: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(enterScenario, { name: 'first day', member: someScenarios().list[0]!.member }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement);
    const name = t('test.scenario.name.first_day');
    await userEvent.click(await panel.findByText(t('test.scenario.enter', { name })));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t('test.scenario.enter', { name }) }));
    const said = t('test.scenario.entered', { name, member: 'Tomás Vidal' });
    await expect(await within(document.body).findByText(plainSpaces(said))).toBeInTheDocument();
    await waitFor(() =>
      expect(appOf(context).platform.navigation.entry().path).toBe(accessRoutes.login.path),
    );
  },
};

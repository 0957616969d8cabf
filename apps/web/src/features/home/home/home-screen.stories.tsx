import { userInfo } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { orderList } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { productList } from '@paydirt/contract/goods/products';
import { anOpenMachine, aProduct, aSoldOutMachine } from '@paydirt/contract/goods/products.examples';
import {
  closePopupNotice,
  homeVideo,
  popupNotice,
  rewardsSinceLastLook,
  scrollNotices,
} from '@paydirt/contract/messages/announcements';
import { aFilm, aNotice, someCreditedRewards } from '@paydirt/contract/messages/announcements.examples';
import { checkInState } from '@paydirt/contract/rewards/check-in';
import { aCheckInState } from '@paydirt/contract/rewards/check-in.examples';
import { rewards } from '@paydirt/contract/rewards/rewards';
import { aReward } from '@paydirt/contract/rewards/rewards.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomeSummary, takeout } from '@paydirt/contract/wallet/income';
import { anIncomeSummary, aTakeout } from '@paydirt/contract/wallet/income.examples';
import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { accountHistory } from '@paydirt/contract/wallet/statement';
import { anAccountHistory } from '@paydirt/contract/wallet/statement.examples';
import { toDecimal } from '@paydirt/domain';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, STORY_NOW } from '../../../story-app.fixture.tsx';
import { cameAndWent } from './home-figures.ts';
import { HomeScreen } from './home-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

const CALLS = [balance, incomeSummary, orderList, productList] as const;
const LEASES = [
  anOrder({ id: 'ord_1' }),
  anOrder({
    id: 'ord_2',
    productId: 'jig',
    productName: 'Jig JG-2',
    productImage: '/media/products/jig.svg',
    dailyIncome: '6.00',
    daysAccrued: 40,
  }),
];
const loaded = {
  route: homeRoutes.home.href(),
  answers: [
    answers(balance, aBalance()),
    answers(incomeSummary, anIncomeSummary()),
    answers(orderList, { total: 2, list: LEASES }),
    answers(productList, { total: 3, list: [anOpenMachine(), aSoldOutMachine(), aProduct()] }),
    answers(scrollNotices, [aNotice(), aNotice({ id: 'ntc_2', title: 'All of it is play money' })]),
    answers(homeVideo, aFilm()),
    answers(accountHistory, anAccountHistory()),
    answers(checkInState, aCheckInState()),
    answers(rewards, [aReward({ state: 'ready' }), aReward({ kind: 'join_group', state: 'open' })]),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One's day: the figure, what came yesterday and who paid it, then one's machines; no tab comes before the figure. */
export const Loaded: Story = {
  tags: ['visual', 'forced-colours', 'reduced-motion'],
  play: async ({ canvas }) => {
    const { t, amount, figure } = spoken();
    const greeting = t('home.greeting', { name: 'Mara' });
    await expect(await canvas.findByRole('heading', { name: greeting, level: 1 })).toBeVisible();
    const available = await canvas.findByText(plainSpaces(amount('2418.60')));
    const [firstTab] = canvas.getAllByRole('tab');
    await expect(
      available.compareDocumentPosition(firstTab!) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: t('home.paidBy', { count: 3 }) })).toHaveAttribute(
      'href',
      '#/index/money',
    );
    const own = within(await canvas.findByRole('list', { name: t('home.machines') }));
    const [trommel, jig] = own.getAllByRole('link');
    await expect(trommel).toHaveTextContent(plainSpaces(t('home.today', { amount: figure('3.40') })));
    await expect(jig).toHaveTextContent(t('home.daysLeft', { count: 5 }));
  },
};

/** What can be leased now is one row: what is in a timed sale comes first, and what is sold out does not come. */
export const OnOffer: Story = {
  play: async ({ canvas }) => {
    const offers = within(await canvas.findByRole('list', { name: spoken().t('home.onOffer') }));
    const links = offers.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `#/index/detail?productId=${aProduct().id}`,
      `#/index/detail?productId=${anOpenMachine().id}`,
    ]);
    await expect(links[0]).toHaveTextContent(plainSpaces(spoken().amount(aProduct().price, 'price')));
  },
};

/** A machine that brought nothing on the day that is over is grey and says so (H13). */
export const IdleMachine: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(
          incomeSummary,
          anIncomeSummary({ machines: 2, yesterday: { paid: '3.40', leases: 1, idle: ['ord_2'] } }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const own = within(await canvas.findByRole('list', { name: t('home.machines') }));
    const [working, idle] = own.getAllByRole('listitem');
    await expect(working).toHaveAttribute('data-state', 'working');
    await expect(idle).toHaveAttribute('data-state', 'idle');
    await expect(idle).toHaveTextContent(t('income.standstill'));
    await expect(canvas.getByRole('link', { name: t('home.paidBy', { count: 1 }) })).toBeVisible();
  },
};

/** Every machine stood still: nothing came, and nobody is named as having paid. */
export const NothingYesterday: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(
          incomeSummary,
          anIncomeSummary({
            receivable: '0.00',
            receivableCount: 0,
            yesterday: { paid: '0.00', leases: 0, idle: ['ord_1', 'ord_2'] },
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('heading', { name: t('income.nothing') })).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('home.available') })).toHaveTextContent(
      t('home.incomeYesterday'),
    );
    await expect(canvas.getByRole('link', { name: t('home.money') })).toHaveAttribute(
      'href',
      '#/index/money',
    );
    await expect(canvas.queryByRole('button', { name: t('income.receive') })).toBeNull();
  },
};

/** All leases are over: nothing is at work, and the way to another is there. */
export const NoMachine: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(orderList, { total: 0, list: [] }),
        answers(incomeSummary, anIncomeSummary({ machines: 0, scheduledToday: '0.00' })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('home.noMachine'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home.steps.lease') })).toHaveAttribute(
      'href',
      '#/projects',
    );
  },
};

/** The week's money in and out, from the history alone, and what is on its way. */
export const WalletTab: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, figure } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('home.overview.wallet') }));
    const { came, went } = cameAndWent(anAccountHistory().days);
    const row = (name: string) => canvas.findByRole('link', { name: new RegExp(`^${name}`, 'u') });
    await expect(await row(t('home.week.in'))).toHaveTextContent(
      plainSpaces(figure(toDecimal(came), 'delta')),
    );
    await expect(await row(t('home.week.out'))).toHaveTextContent(
      plainSpaces(figure(toDecimal(went), 'delta')),
    );
    await expect(await row(t('balance.withdrawing'))).toHaveAttribute('href', '#/user/withrecord');
  },
};

/** Level by its grade's name, check-in, messages and rewards that wait, each with its count. */
export const YouTab: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('home.overview.you') }));
    const row = (name: string) => canvas.findByRole('link', { name: new RegExp(`^${name}`, 'u') });
    await expect(await row(t('home.level', { level: aUser().vipLevel }))).toHaveTextContent(
      aUser().gradeText,
    );
    await expect(await row(t('home.rewardsWaiting'))).toHaveTextContent(/1$/u);
    await expect(await row(t('checkIn.title'))).toHaveAttribute('href', '#/index/sign');
    await expect(await row(t('mailbox.title'))).toHaveAttribute('href', '#/message');
  },
};

/** The bell opens the messages, and bears the number of the unread ones. */
export const Unread: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(userInfo, aUser({ unread: 7 }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('link', { name: spoken().t('shell.unread', { count: 7 }) });
    await expect(bell).toHaveAttribute('href', '#/message');
    await expect(bell).toHaveTextContent('7');
  },
};

/** The amounts are for the member's eyes; the switch is the device's. */
export const AmountsHidden: Story = {
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const balanceText = plainSpaces(amount('2418.60'));
    await userEvent.click(await canvas.findByRole('button', { name: t('home.hide') }));
    await expect(canvas.getAllByText(t('home.hidden'))).not.toHaveLength(0);
    await expect(canvas.queryByText(balanceText)).toBeNull();
    const income = canvas.getByRole('region', { name: t('income.toReceive') });
    await expect(income).not.toHaveTextContent(/\d[.,]\d\d/u);
    await userEvent.click(canvas.getByRole('button', { name: t('home.show') }));
    await expect(income).toHaveTextContent(/\d[.,]\d\d/u);
    await expect(canvas.getByText(balanceText)).toBeInTheDocument();
  },
};

/** Withdraw stands beside top up, the same size (H8). */
export const TwoActions: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const withdraw = await canvas.findByRole('link', { name: t('home.actions.withdraw') });
    const recharge = canvas.getByRole('link', { name: t('home.actions.recharge') });
    const [one, other] = [recharge, withdraw].map((link) => link.getBoundingClientRect());
    await expect(other?.top).toBe(one?.top);
    await expect(other?.height).toBe(one?.height);
    await expect(other?.width).toBeCloseTo(one?.width ?? 0, 0);
  },
};

const SEEN_AT = '2026-11-20T12:00:00.000Z';
const away = {
  ...loaded,
  stored: { 'paydirt.seen': JSON.stringify({ userId: aUser().userId, at: Date.parse(SEEN_AT) }) },
  answers: [
    ...loaded.answers,
    answers(records, {
      total: 3,
      list: [
        aRecord({ id: 'rec_a', amount: '3.40', time: '2026-11-21T00:00:00.000Z', status: 'not_credited' }),
        aRecord({ id: 'rec_b', amount: '1.25', time: '2026-11-21T00:00:00.000Z', status: 'not_credited' }),
        aRecord({ id: 'rec_c', amount: '9.00', time: '2026-11-19T00:00:00.000Z', status: 'not_credited' }),
      ],
    }),
    answers(orderList, {
      total: 1,
      list: [anOrder({ status: 'expired', expiryDate: '2026-11-21T00:00:00.000Z' })],
    }),
  ],
} satisfies AppParameters;

/** What happened since this device last showed home, in one line; earlier events are not repeated. */
export const SinceLastVisit: Story = {
  parameters: { app: away },
  play: async (context) => {
    const { t, figure, format } = spoken();
    const { canvas } = context;
    // It comes when the member comes near it.
    (
      await canvas.findByRole('link', { name: new RegExp(`^${t('home.newsAndVideos')}`, 'u') })
    ).scrollIntoView();
    const row = await canvas.findByRole('link', { name: new RegExp(t('home.since.title'), 'u') });
    await waitFor(() => expect(row).toHaveTextContent(t('home.since.income', { count: 2 })));
    await expect(row).toHaveTextContent(plainSpaces(format.dateTime(moment(SEEN_AT))));
    await expect(row).toHaveTextContent(plainSpaces(figure('4.65')));
    await expect(row).toHaveTextContent(t('home.since.ended', { count: 1 }));
    await expect(row).toHaveAttribute('href', '#/user/record');
    // This visit is kept for the next one.
    const kept = appOf(context).platform.local.getItem('paydirt.seen');
    await expect(JSON.parse(kept ?? '')).toEqual({ userId: aUser().userId, at: Date.parse(STORY_NOW) });
  },
};

export const IncomeReceived: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(takeout, aTakeout())] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount, format } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('income.receive') }));
    const time = format.time(moment('2026-11-21T14:35:00.000Z'));
    const received = plainSpaces(t('income.receivedArrives', { amount: amount('14.82'), time }));
    await expect(await canvas.findByText(received)).toBeVisible();
  },
};

/** Tab comes to what lies below before it is drawn: the link keeps the focus when it is. */
export const FocusKeptBelow: Story = {
  play: async ({ canvas }) => {
    const name = spoken().t('home.newsAndVideos');
    // The skeleton's own link may give way between finding it and focusing it.
    const held = await waitFor(async () => {
      const link = canvas.getByRole('link', { name: new RegExp(`^${name}`, 'u') });
      link.focus();
      await expect(link).toHaveFocus();
      return link;
    });
    await waitFor(() => expect(held.isConnected).toBe(false));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: new RegExp(`^${name}`, 'u') })).toHaveFocus(),
    );
  },
};

const states = standardStates(loaded, CALLS, {
  failing: [balance],
  kept: [{ call: balance, input: {}, value: aBalance() }],
});

export const Loading: Story = {
  ...states.loading,
  play: async (context) => {
    await states.loading.play(context);
    const greeting = spoken().t('home.greeting', { name: 'Mara' });
    await expect(context.canvas.getByRole('heading', { name: greeting })).toBeVisible();
  },
};

/** A new member: three steps instead of zeros, and of these the next in gold; nothing on offer, no notices. */
export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(balance, aBalance({ available: '0.00', receivable: '0.00' })),
        answers(
          incomeSummary,
          anIncomeSummary({
            receivable: '0.00',
            receivableCount: 0,
            arriving: '0.00',
            receivedToday: '0.00',
            machines: 0,
            yesterday: { paid: '0.00', leases: 0, idle: [] },
            byDay: [],
          }),
        ),
        answers(orderList, { total: 0, list: [] }),
        answers(productList, { total: 0, list: [] }),
        answers(scrollNotices, []),
        answers(homeVideo, aFilm()),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('home.nothingOnOffer'))).toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('home.money') })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('home.steps.money') })).toBeVisible();
    const steps = canvas.getAllByRole('listitem').map((item) => item.getAttribute('data-state'));
    await expect(steps.filter((state) => state !== null)).toEqual(['current', 'upcoming', 'upcoming']);
    await expect(canvas.queryByText(t('income.nothing'))).toBeNull();
    await expect(canvas.queryByText(t('home.since.title'))).toBeNull();
  },
};

/** One part failed: the others stand, and it can be tried again where it is. */
export const Failed: Story = {
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    await expect(
      await context.canvas.findByText(spoken().t('income.from', { count: 5 })),
    ).toBeInTheDocument();
  },
};

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByText(plainSpaces(spoken().amount('2418.60')))).toBeInTheDocument();
  },
};

/** Rewards that came meanwhile are shown once; a notice waits until that sheet is closed, and closed it stays so. */
export const TellsOnce: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(rewardsSinceLastLook, someCreditedRewards()),
        answers(popupNotice, aNotice({ id: 'ntc_9', title: 'The works rest on Sunday' })),
        answers(closePopupNotice, null),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, amount } = spoken();
    const page = within(document.body);
    const told = await page.findByRole('dialog', { name: t('home.rewards.title') });
    await expect(within(told).getByText('Invitation reward')).toBeVisible();
    await expect(told).toHaveTextContent(plainSpaces(amount('5.00')));
    await userEvent.click(within(told).getByRole('button', { name: t('common.close') }));
    const notice = await page.findByRole('dialog', { name: 'The works rest on Sunday' });
    const [close] = within(notice).getAllByRole('button', { name: t('common.close') });
    if (close) await userEvent.click(close);
    const asked = appOf(context).services.asked;
    const closed = () => asked().filter(({ call }) => call.path === closePopupNotice.path);
    await waitFor(() => expect(closed().map(({ input }) => input)).toEqual([{ id: 'ntc_9' }]));
    await expect(asked().filter(({ call }) => call.path === popupNotice.path)).toHaveLength(1);
  },
};

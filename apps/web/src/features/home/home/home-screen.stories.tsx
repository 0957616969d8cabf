import { userInfo } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { orderList } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { productList } from '@paydirt/contract/goods/products';
import { anOpenMachine, aProduct, aSoldOutMachine } from '@paydirt/contract/goods/products.examples';
import {
  carousel,
  closePopupNotice,
  newsList,
  popupNotice,
  rewardsSinceLastLook,
  scrollNotices,
} from '@paydirt/contract/messages/announcements';
import {
  anArticle,
  aNotice,
  aSlide,
  someCreditedRewards,
} from '@paydirt/contract/messages/announcements.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomeSummary, takeout } from '@paydirt/contract/wallet/income';
import { anIncomeSummary, aTakeout } from '@paydirt/contract/wallet/income.examples';
import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, STORY_NOW } from '../../../story-app.fixture.tsx';
import { HomeScreen } from './home-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

const CALLS = [balance, incomeSummary, productList, scrollNotices, carousel, newsList] as const;
const loaded = {
  route: homeRoutes.home.href(),
  answers: [
    answers(balance, aBalance()),
    answers(incomeSummary, anIncomeSummary()),
    answers(productList, { total: 3, list: [anOpenMachine(), aSoldOutMachine(), aProduct()] }),
    answers(scrollNotices, [aNotice(), aNotice({ id: 'ntc_2', title: 'All of it is play money' })]),
    answers(carousel, [
      aSlide(),
      aSlide({ id: 'sld_2', image: '/media/carousel/carousel-2.svg', title: 'Every record names who paid' }),
    ]),
    answers(newsList, { total: 1, list: [anArticle()] }),
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

/** The greeting follows the service's clock; a rush comes first, and what is sold out does not come. */
export const Loaded: Story = {
  tags: ['visual', 'forced-colours', 'reduced-motion'],
  play: async ({ canvas, canvasElement }) => {
    const { t, amount } = spoken();
    const greeting = t('home.greeting.afternoon', { name: 'Mara' });
    await expect(await canvas.findByRole('heading', { name: greeting, level: 1 })).toBeVisible();
    await expect(await canvas.findByText(plainSpaces(amount('2418.60')))).toBeInTheDocument();
    const offers = await canvas.findAllByRole('article');
    await expect(offers.map((offer) => offer.querySelector('h3')?.textContent)).toEqual([
      'Trommel TR-4',
      'Gold pan GP-1',
    ]);
    await expectPriceAndFee('home', canvasElement);
    // Pictures and news come when the member comes near them.
    canvas.getByRole('heading', { name: t('home.news') }).scrollIntoView();
    await expect(await canvas.findByText('How a trommel washes gravel')).toBeInTheDocument();
    window.scrollTo(0, 0);
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
    await userEvent.click(canvas.getByRole('button', { name: t('home.show') }));
    await expect(canvas.getByText(balanceText)).toBeInTheDocument();
  },
};

/** Withdraw stands beside recharge, the same size (H8), and no other figure comes before the balance. */
export const TwoActions: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const withdraw = await canvas.findByRole('link', { name: t('home.actions.withdraw') });
    const recharge = canvas.getByRole('link', { name: t('home.actions.recharge') });
    const [one, other] = [recharge, withdraw].map((link) => link.getBoundingClientRect());
    await expect(other?.top).toBe(one?.top);
    await expect(other?.height).toBe(one?.height);
    await expect(canvas.queryByRole('tab')).toBeNull();
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
    answers(userInfo, aUser({ unread: 2 })),
  ],
} satisfies AppParameters;

/** Events since this device last showed home, each with the way to its records; earlier ones are not repeated. */
export const SinceLastVisit: Story = {
  parameters: { app: away },
  play: async (context) => {
    const { t, figure, format } = spoken();
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: t('home.since.title') })).toBeInTheDocument();
    await expect(canvas.getByText(plainSpaces(format.dateTime(moment(SEEN_AT))))).toBeInTheDocument();
    const income = await canvas.findByRole('link', {
      name: new RegExp(t('home.since.income', { count: 2 }), 'u'),
    });
    await expect(income).toHaveTextContent(plainSpaces(figure('4.65')));
    await expect(canvas.getByText(t('home.since.ended', { count: 1 }))).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: t('shell.unread', { count: 2 }) })).toHaveAttribute(
      'href',
      '#/message',
    );
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
    const name = spoken().t('home.allNews');
    // The skeleton's own link may give way between finding it and focusing it.
    const held = await waitFor(async () => {
      const link = canvas.getByRole('link', { name });
      link.focus();
      await expect(link).toHaveFocus();
      return link;
    });
    await waitFor(() => expect(held.isConnected).toBe(false));
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    await expect(await canvas.findByRole('link', { name: spoken().t('home.money') })).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
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
    const greeting = spoken().t('home.greeting.afternoon', { name: 'Mara' });
    await expect(context.canvas.getByRole('heading', { name: greeting })).toBeVisible();
  },
};

/** A new member: three steps instead of zeros, and of these the next in gold; nothing on offer, no notices, no news. */
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
            byDay: [],
          }),
        ),
        answers(productList, { total: 0, list: [] }),
        answers(scrollNotices, []),
        answers(carousel, []),
        answers(newsList, { total: 0, list: [] }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('home.nothingOnOffer'))).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: t('home.steps.money') })).toBeVisible();
    const steps = canvas.getAllByRole('listitem').map((item) => item.getAttribute('data-state'));
    await expect(steps.filter((state) => state !== null)).toEqual(['current', 'upcoming', 'upcoming']);
    await expect(canvas.queryByText(t('income.nothing'))).toBeNull();
    await expect(canvas.queryByText(t('home.since.title'))).toBeNull();
    canvas.getByRole('heading', { name: t('home.news') }).scrollIntoView();
    await expect(await canvas.findByText(t('home.newsEmpty.title'))).toBeInTheDocument();
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
    const rewards = await page.findByRole('dialog', { name: t('home.rewards.title') });
    await expect(within(rewards).getByText('Invitation reward')).toBeVisible();
    await expect(rewards).toHaveTextContent(plainSpaces(amount('5.00')));
    await userEvent.click(within(rewards).getByRole('button', { name: t('common.close') }));
    const notice = await page.findByRole('dialog', { name: 'The works rest on Sunday' });
    const [close] = within(notice).getAllByRole('button', { name: t('common.close') });
    if (close) await userEvent.click(close);
    const asked = appOf(context).services.asked;
    const closed = () => asked().filter(({ call }) => call.path === closePopupNotice.path);
    await waitFor(() => expect(closed().map(({ input }) => input)).toEqual([{ id: 'ntc_9' }]));
    await expect(asked().filter(({ call }) => call.path === popupNotice.path)).toHaveLength(1);
  },
};

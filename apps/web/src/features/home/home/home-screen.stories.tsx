import { aUser } from '@paydirt/contract/account/session.examples';
import { orderList } from '@paydirt/contract/goods/orders';
import { productList } from '@paydirt/contract/goods/products';
import { anOpenMachine, aProduct } from '@paydirt/contract/goods/products.examples';
import { homeVideo, scrollNotices } from '@paydirt/contract/messages/announcements';
import { aFilm } from '@paydirt/contract/messages/announcements.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomeSummary } from '@paydirt/contract/wallet/income';
import { anIncomeSummary } from '@paydirt/contract/wallet/income.examples';
import { anAccountHistory } from '@paydirt/contract/wallet/statement.examples';
import { toDecimal } from '@paydirt/domain';
import { home as tamil } from '@paydirt/i18n/catalogues/ta-IN/home';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { cameAndWent } from './home-figures.ts';
import { HomeScreen } from './home-screen.tsx';
import { CALLS, loaded } from './home.fixture.ts';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The member's day: the balance, yesterday's income and who paid it, then the machines; no tab stop comes before the
 * balance.
 */
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
    await expect(canvas.getByRole('link', { name: t('common.tryToCheat') })).toHaveAttribute(
      'href',
      '#/index/money?tab=proof&cheat=1',
    );
    const own = within(await canvas.findByRole('list', { name: t('home.machines') }));
    const [trommel, jig] = own.getAllByRole('link');
    await expect(trommel).toHaveTextContent(
      plainSpaces(t('home.scheduledToday', { amount: figure('3.40') })),
    );
    await expect(jig).toHaveTextContent(t('home.daysLeft', { count: 5 }));
  },
};

/** One row of the machines that can be leased now: timed sales first, none that is sold out. */
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

/** No machine had output: nothing was paid, and nobody is named as having paid. */
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
    await expect(canvas.queryByRole('link', { name: t('common.tryToCheat') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('income.receive') })).toBeNull();
  },
};

/** All leases are over: nothing is at work, and a link leads to other machines. */
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

/** The week's money in and out of the available balance, and what is on its way. */
export const WalletTab: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, figure } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('home.overview.wallet') }));
    const { came, went } = cameAndWent(anAccountHistory().days)!;
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

/** Level by its name, check-in, messages and uncollected rewards, each with its count. */
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

/** Height of two screens of a phone of 360 by 740 pixels, which the stories have. */
const TWO_SCREENS = 2 * 740;

/** Scroll to the last row of home, and wait for its content: until then only its space is reserved. */
async function comeToTheEnd(canvas: Canvas, row: string) {
  (await canvas.findByText(row)).scrollIntoView({ block: 'end', behavior: 'instant' });
  await canvas.findByText(aFilm().title);
}

/** Home ends after two screens. */
export const EndsOnTwoScreens: Story = {
  play: async ({ canvas }) => {
    await comeToTheEnd(canvas, spoken().t('home.newsAndVideos'));
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(TWO_SCREENS);
  },
};

/** In Tamil, whose words are the longest, as well. */
export const EndsOnTwoScreensInTamil: Story = {
  parameters: { app: { ...loaded, locale: 'ta-IN' } satisfies AppParameters },
  play: async ({ canvas }) => {
    await comeToTheEnd(canvas, tamil.newsAndVideos);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(TWO_SCREENS);
  },
};

/** Withdraw is beside top up, in the same size (H8). */
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

/** One part failed: the others are shown, and it can be retried in place. */
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

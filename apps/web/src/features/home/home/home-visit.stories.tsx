import { userInfo } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { orderList } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import {
  closePopupNotice,
  popupNotice,
  rewardsSinceLastLook,
} from '@paydirt/contract/messages/announcements';
import { aNotice, someCreditedRewards } from '@paydirt/contract/messages/announcements.examples';
import { takeout } from '@paydirt/contract/wallet/income';
import { aTakeout } from '@paydirt/contract/wallet/income.examples';
import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appOf, type AppParameters, appStory, STORY_NOW } from '../../../story-app.fixture.tsx';
import { HomeScreen } from './home-screen.tsx';
import { loaded } from './home.fixture.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { homeRoutes } from '../../../routes/home.ts';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** The amounts can be hidden; the switch belongs to the device. */
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

/** Events since this device last showed home, in one line; earlier ones are not repeated. */
export const SinceLastVisit: Story = {
  parameters: { app: away },
  play: async (context) => {
    const { t, figure, format } = spoken();
    const { canvas } = context;
    // The section loads when it is scrolled near the viewport.
    (
      await canvas.findByRole('link', { name: new RegExp(`^${t('home.newsAndVideos')}`, 'u') })
    ).scrollIntoView();
    const row = await canvas.findByRole('link', { name: new RegExp(t('home.since.title'), 'u') });
    await waitFor(() => expect(row).toHaveTextContent(t('home.since.income', { count: 2 })));
    await expect(row).toHaveTextContent(plainSpaces(format.dateTime(moment(SEEN_AT))));
    await expect(row).toHaveTextContent(plainSpaces(figure('4.65')));
    await expect(row).toHaveTextContent(t('home.since.ended', { count: 1 }));
    await expect(row).toHaveAttribute('href', '#/user/record');
    // The time of this visit is stored for the next one.
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

/** Tab reaches the lower part before it is rendered: the link keeps the focus when it is. */
export const FocusKeptBelow: Story = {
  play: async ({ canvas }) => {
    const name = spoken().t('home.newsAndVideos');
    // The skeleton's link may be replaced between finding and focusing it, so try again.
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

/** New rewards are shown once; a notice waits until that sheet is closed, and once closed it stays so. */
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
    const reward = await page.findByRole('dialog', { name: t('home.rewards.title') });
    await expect(within(reward).getByText('Invitation reward')).toBeVisible();
    await expect(reward).toHaveTextContent(plainSpaces(amount('5.00')));
    await userEvent.click(within(reward).getByRole('button', { name: t('common.close') }));
    const notice = await page.findByRole('dialog', { name: 'The works rest on Sunday' });
    const [close] = within(notice).getAllByRole('button', { name: t('common.close') });
    if (close) await userEvent.click(close);
    const requests = appOf(context).services.requests;
    const closed = () => requests().filter(({ call }) => call.path === closePopupNotice.path);
    await waitFor(() => expect(closed().map(({ input }) => input)).toEqual([{ id: 'ntc_9' }]));
    await expect(requests().filter(({ call }) => call.path === popupNotice.path)).toHaveLength(1);
    const { navigation } = appOf(context).platform;
    navigation.navigate(accountRoutes.about.href());
    await context.canvas.findByRole('heading', { level: 1, name: t('me.about.title') });
    navigation.back(homeRoutes.home.href());
    await context.canvas.findByRole('region', { name: t('income.toReceive') });
    // Home shows its sheets once the browser is idle.
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestIdleCallback(resolve));
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

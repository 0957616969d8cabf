import { productList } from '@paydirt/contract/calls/goods';
import { incomeSummary, takeout } from '@paydirt/contract/calls/income';
import { carousel, newsList, scrollNotices } from '@paydirt/contract/calls/user';
import { balance } from '@paydirt/contract/calls/wallet';
import { anOpenMachine, aProduct, aSoldOutMachine } from '@paydirt/contract/fixtures/goods';
import { anArticle, aNotice, aSlide } from '@paydirt/contract/fixtures/people';
import { aBalance, anIncomeSummary, aTakeout } from '@paydirt/contract/fixtures/wallet';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { HomeScreen } from './home-screen.tsx';

const CALLS = [balance, incomeSummary, productList, scrollNotices, carousel, newsList] as const;
const loaded = {
  route: href.home(),
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
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Good afternoon, Mara', level: 1 }),
    ).toBeVisible();
    await expect(await canvas.findByText('2,418.60 USDT')).toBeInTheDocument();
    const offers = await canvas.findAllByRole('article');
    await expect(offers.map((offer) => offer.querySelector('h3')?.textContent)).toEqual([
      'Trommel TR-4',
      'Gold pan GP-1',
    ]);
    // Pictures and news come when the member comes near them.
    canvas.getByRole('heading', { name: 'News' }).scrollIntoView();
    await expect(await canvas.findByText('How a trommel washes gravel')).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

/** The amounts are for the member's eyes; the switch is the device's. */
export const AmountsHidden: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the balance' }));
    await expect(canvas.getAllByText('Balance hidden')).not.toHaveLength(0);
    await expect(canvas.queryByText('2,418.60 USDT')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the balance' }));
    await expect(canvas.getByText('2,418.60 USDT')).toBeInTheDocument();
  },
};

/** The wallet and the person, each with ways on that exist. */
export const OtherViews: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Wallet' }));
    await expect(await canvas.findByText('In withdrawal')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Received' })).toHaveAttribute(
      'href',
      '#/user/record?type=5',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'You' }));
    await expect(await canvas.findByText('Member since')).toBeVisible();
  },
};

export const IncomeReceived: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(takeout, aTakeout())] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Receive' }));
    await expect(await canvas.findByText(/Received 14.82.USDT, arrives by 2:35.PM/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    app: { ...loaded, answers: CALLS.map((call) => neverAnswers(call)) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good afternoon, Mara' })).toBeVisible();
    await expect(await canvas.findAllByText('Loading…')).not.toHaveLength(0);
  },
};

/** A new member: nothing on offer, no notices, no news; the page is whole all the same. */
export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(balance, aBalance({ available: '0.00', receivable: '0.00' })),
        answers(
          incomeSummary,
          anIncomeSummary({ receivable: '0.00', receivableCount: 0, machines: 0, byDay: [] }),
        ),
        answers(productList, { total: 0, list: [] }),
        answers(scrollNotices, []),
        answers(carousel, []),
        answers(newsList, { total: 0, list: [] }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is on offer right now.')).toBeInTheDocument();
    await expect(canvas.getByText('There is no profit that can be withdrawn today')).toBeVisible();
    await expect(await canvas.findByText('No news yet')).toBeInTheDocument();
  },
};

/** One part failed: the others stand, and it can be tried again where it is. */
export const Failed: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, refuses(balance, 'internal')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByText('From 5 machine days and bonuses')).toBeInTheDocument();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: CALLS.map((call) => cannotReach(call)),
      kept: [{ call: balance, input: {}, value: aBalance() }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
    await expect(canvas.getByText('2,418.60 USDT')).toBeInTheDocument();
  },
};

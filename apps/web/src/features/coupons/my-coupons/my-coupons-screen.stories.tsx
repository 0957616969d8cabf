import { allCoupons } from '@paydirt/contract/rewards/coupons';
import { someCoupons } from '@paydirt/contract/rewards/coupons.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { MyCouponsScreen } from './my-coupons-screen.tsx';

const loaded = {
  route: couponsRoutes.myCoupons.href(),
  answers: [answers(allCoupons, someCoupons())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/My coupons',
  component: MyCouponsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof MyCouponsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen one first; each leads to where it is used, and says its last day. */
export const ToUse: Story = {
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByText(t('coupons.chosenFor', { name: 'Trommel TR-4' }))).toBeVisible();
    const [chosen, any] = canvas.getAllByRole('link', { name: t('coupons.use') });
    await expect(chosen).toHaveAttribute('href', '#/index/detail?productId=trommel');
    await expect(any).toHaveAttribute('href', '#/projects');
    // The coupon expires with the last moment of the 30th, so that day is named, not the 1st.
    const day = format.day(moment('2026-11-30T12:00:00Z'));
    await expect(canvas.getByText(plainSpaces(t('coupons.until', { day })))).toBeVisible();
  },
};

/** An expired coupon keeps its figure; a used one leads to its order. The tab is in the address. */
export const Used: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(
      await canvas.findByRole('tab', { name: (name) => name.startsWith(t('coupons.used')) }),
    );
    await expect(await canvas.findByRole('link', { name: t('coupons.toOrder') })).toHaveAttribute(
      'href',
      '#/user/orders?orderId=ord_7k2m4q',
    );
    await expect(appOf(context).platform.navigation.entry().search).toBe('state=used');
  },
};

/** Without reproach, and without anything to press. */
export const Expired: Story = {
  parameters: {
    app: { ...loaded, route: couponsRoutes.myCoupons.href({ state: 'expired' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const day = format.day(moment('2026-11-05T12:00:00Z'));
    await expect(await canvas.findByText(plainSpaces(t('coupons.expiredOn', { day })))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('coupons.use') })).toBeNull();
  },
};

/** Says what would be here, and where coupons are. */
export const None: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(allCoupons, { available: [], mine: { received: [], chosen: [], used: [], expired: [] } }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('coupons.empty.toUse.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('coupons.offered') })).toHaveAttribute(
      'href',
      '#/index/getcoupon',
    );
  },
};

const states = standardStates(loaded, [allCoupons], {
  kept: [{ call: allCoupons, input: {}, value: someCoupons() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getAllByRole('article')).toHaveLength(2);
  },
};

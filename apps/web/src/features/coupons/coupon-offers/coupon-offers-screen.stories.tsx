import {
  allCoupons,
  couponsOpen,
  productCouponOffers,
  receiveCoupon,
} from '@paydirt/contract/rewards/coupons';
import {
  aCoupon,
  aCouponOffer,
  someCouponOffers,
  someCoupons,
} from '@paydirt/contract/rewards/coupons.examples';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { CouponOffersScreen } from './coupon-offers-screen.tsx';

const nothing = { available: [], mine: { received: [], chosen: [], used: [], expired: [] } };
const loaded = {
  route: couponsRoutes.couponOffers.href(),
  answers: [answers(allCoupons, someCoupons())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Coupon offers',
  component: CouponOffersScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof CouponOffersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each in its state: how many are left comes from the services (H3), and only what can be taken has a button. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    const left = t('coupons.left', { count: 154, stock: format.number(200) });
    await expect(canvas.getByText(plainSpaces(left))).toBeVisible();
    await expect(canvas.getByText(t('coupons.gone'))).toBeInTheDocument();
    await expect(canvas.getByText(t('coupons.notYet'))).toBeInTheDocument();
    const gets = canvas.getAllByRole('button', { name: t('coupons.receive') });
    await expect(gets).toHaveLength(3);
    for (const get of gets) await expect(get).toHaveAccessibleDescription(/./);
    await expect(canvas.getAllByRole('link', { name: t('coupons.use') })).toHaveLength(1);
  },
};

/** Each person takes one, and this one did so on an earlier account. */
export const TakenEarlier: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(allCoupons, { ...nothing, available: [aCouponOffer({ takenEarlier: true })] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('common.earlierAccount'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('coupons.receive') })).toBeNull();
  },
};

/** One tap takes it; what is asked again shows it as the member's. */
export const Taken: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(receiveCoupon, { coupon: aCoupon() })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const [first] = await canvas.findAllByRole('button', { name: t('coupons.receive') });
    await userEvent.click(first!);
    const requests = () => appOf(context).services.requests();
    await expect(requests().find(({ call }) => call.path === receiveCoupon.path)?.input).toEqual({
      couponId: 'off_8',
    });
    // The offers are fetched again, because the remaining stock has changed.
    const paths = () => requests().map(({ call }) => call.path);
    await waitFor(() =>
      expect(paths().lastIndexOf(allCoupons.path)).toBeGreaterThan(paths().indexOf(receiveCoupon.path)),
    );
    await expect(paths().filter((path) => path === allCoupons.path)).toHaveLength(2);
  },
};

/** A coupon that was taken is used where it is valid: "Use now" leads to that product. */
export const UseNow: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(allCoupons, {
          ...nothing,
          available: [aCouponOffer({ taken: aCoupon({ productId: 'trommel' }) })],
        }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: spoken().t('coupons.use') })).toHaveAttribute(
      'href',
      '#/index/detail?productId=trommel',
    );
  },
};

/** Somebody else took the last one: said in a clear sentence. */
export const GoneMeanwhile: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(receiveCoupon, 'coupons_gone')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const [first] = await canvas.findAllByRole('button', { name: t('coupons.receive') });
    await userEvent.click(first!);
    await waitFor(() => expect(within(document.body).getByText(t('error.coupons_gone'))).toBeVisible());
  },
};

/** Each offer has its own answer: a second tap elsewhere neither waits for the first nor gets its refusal. */
export const TwoAtOnce: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, neverAnswers(receiveCoupon)],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const [first, second] = await canvas.findAllByRole('button', { name: spoken().t('coupons.receive') });
    await userEvent.click(first!);
    await userEvent.click(second!);
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await expect(second).toHaveAttribute('aria-busy', 'true');
    const sent = appOf(context)
      .services.requests()
      .filter(({ call }) => call.path === receiveCoupon.path);
    await expect(sent).toHaveLength(2);
  },
};

/** Those for one product, and the way to all. */
export const OfAProduct: Story = {
  parameters: {
    app: {
      route: couponsRoutes.couponOffers.href({ productId: 'trommel' }),
      answers: [answers(productCouponOffers, [aCouponOffer()])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: spoken().t('coupons.offered') })).toHaveAttribute(
      'href',
      '#/index/getcoupon',
    );
  },
};

export const None: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(allCoupons, nothing), answers(couponsOpen, { open: true })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('coupons.closed.title'))).toBeVisible();
  },
};

/** The test panel has closed coupons: said, and what the member has stays a tap away. */
export const Closed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(allCoupons, nothing), answers(couponsOpen, { open: false })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('coupons.closed.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('coupons.titleMine') })).toBeVisible();
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
    await expect(context.canvas.getAllByRole('article')).toHaveLength(someCouponOffers().length);
  },
};

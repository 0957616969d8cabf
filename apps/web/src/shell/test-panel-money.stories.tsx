import { voidIntent } from '@paydirt/contract/account/intent';
import { submittedPostList, postAsGuide } from '@paydirt/contract/community/guide-posts';
import { openSubmissions, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { anOpenSubmission } from '@paydirt/contract/rewards/submission.examples';
import { spendBudget } from '@paydirt/contract/sandbox/budget';
import { topUp } from '@paydirt/contract/sandbox/top-up';
import { faucet } from '@paydirt/contract/sandbox/world';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { accountRoutes } from '../routes/account.ts';
import { settleInAnotherTab, storedIntent } from '../stored-intent.fixture.ts';
import { appOf, type AppParameters, appStory, STORY_NOW } from '../story-app.fixture.tsx';
import { member, openPanel } from './test-panel.fixture.ts';

const meta = {
  title: 'Screens/Shell',
  parameters: { app: member },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
    const panel = await openPanel(context.canvasElement, 'money');
    const section = within(panel.getByRole('region', { name: t('test.faucet.title') }));
    await expect(section.getByLabelText(t('test.faucet.account'))).toHaveValue('+919876543210');
    const grant = t('test.faucet.grant', { amount: amount('200.00', 'price') });
    await userEvent.click(panel.getByRole('button', { name: grant }));
    const granted = t('test.faucet.granted', { amount: amount('200.00'), available: amount('2618.60') });
    await expect(await within(document.body).findByText(plainSpaces(granted))).toBeInTheDocument();
    const { input, headers } =
      appOf(context)
        .services.requests()
        .find(({ call }) => call === faucet) ?? {};
    await expect(input).toEqual({ phone: '+919876543210', amount: '200.00' });
    await expect(headers?.get('Idempotency-Key')).toBeTruthy();
  },
};

/** A submission is looked at, and refused with a reason. */
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
    const panel = await openPanel(context.canvasElement, 'inbox');
    const section = within(panel.getByRole('region', { name: t('test.submissions.title') }));
    const name = t('test.submissions.picture', { name: 'Mara Okafor' });
    await expect(await section.findByRole('img', { name })).toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: t('test.submissions.refuse') }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .some(({ call }) => call === reviewSubmission),
      ).toBe(true),
    );
    const { input } =
      appOf(context)
        .services.requests()
        .find(({ call }) => call === reviewSubmission) ?? {};
    await expect(input).toEqual({
      id: 'sub_1',
      approve: 'false',
      reason: t('test.submissions.usualReason'),
    });
  },
};

/** A member's contribution is posted as the guide's, from the original on file (H9). */
export const PostsAsGuide: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(submittedPostList, [
          { id: 'sub_9', name: 'Mara', content: 'Nine grams in a week.', time: STORY_NOW },
        ]),
        answers(postAsGuide, null),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const panel = await openPanel(context.canvasElement, 'inbox');
    const section = within(panel.getByRole('region', { name: t('test.guide.title') }));
    await expect(await section.findByText('Nine grams in a week.')).toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: t('test.guide.post') }));
    const { services } = appOf(context);
    await waitFor(() => expect(services.requests().some(({ call }) => call === postAsGuide)).toBe(true));
    const requests = services.requests();
    await expect(requests.find(({ call }) => call === postAsGuide)?.input).toEqual({ id: 'sub_9' });
  },
};

/** The promotion budget is paid to a member as a bonus, but for the part that has to stay in it. */
export const SpendsTheBudget: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, answers(spendBudget, { left: '0.40', capital: '15000.00' })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, amount } = spoken();
    const panel = await openPanel(context.canvasElement, 'money');
    const part = within(await panel.findByRole('region', { name: t('test.budget.title') }));
    await expect(await part.findByText(plainSpaces(amount('4812.40', 'balance')))).toBeInTheDocument();
    const keep = part.getByLabelText(t('test.budget.keep'));
    await userEvent.clear(keep);
    await userEvent.type(keep, '1');
    await userEvent.click(part.getByRole('button', { name: t('test.budget.spend') }));
    const done = t('test.budget.now', { left: amount('0.40', 'balance') });
    await expect(await within(document.body).findByText(plainSpaces(done))).toBeInTheDocument();
    const [request] = appOf(context)
      .services.requests()
      .filter(({ call }) => call === spendBudget);
    await expect(request?.input).toMatchObject({ left: '1.00' });
    await expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
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
    const panel = await openPanel(context.canvasElement, 'money');
    const action = t('test.topUp.action', {
      name: 'Trommel',
      day: format.day(moment('2026-11-17T00:00:00Z')),
    });
    await userEvent.click(await panel.findByText(plainSpaces(action)));
    const done = t('test.topUp.done', { count: 4, amount: amount('2.04') });
    await expect(await within(document.body).findByText(plainSpaces(done))).toBeInTheDocument();
    const [request] = appOf(context)
      .services.requests()
      .filter(({ call }) => call === topUp);
    await expect(request?.input).toEqual({ productId: 'trommel', day: '2026-11-17' });
    await expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

/** A refused one says so above the days, and in no toast. */
export const TopUpRefused: Story = {
  parameters: {
    app: {
      ...member,
      answers: [...member.answers, refuses(topUp, 'promotion_budget_empty')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, format } = spoken();
    const panel = await openPanel(context.canvasElement, 'money');
    const part = within(await panel.findByRole('region', { name: t('test.topUp.title') }));
    const day = format.day(moment('2026-11-17T00:00:00Z'));
    await userEvent.click(
      await part.findByText(plainSpaces(t('test.topUp.action', { name: 'Trommel', day }))),
    );
    await expect(await part.findByText(plainSpaces(t('error.promotion_budget_empty')))).toBeVisible();
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
  },
};

/** Another tab learned that both were refused: the reason is beside each, and in no toast. */
export const RefusedInAnotherTab: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        ...member.answers,
        answers(voidIntent, {
          voided: false,
          earlier: { outcome: 'refused', error: 'promotion_budget_empty' },
        }),
      ],
      stored: {
        ...storedIntent('faucet', faucet, accountRoutes.me.path, {
          phone: '+919876543210',
          amount: '200.00',
        }),
        ...storedIntent(
          'top-up',
          topUp,
          accountRoutes.me.path,
          { productId: 'trommel', day: '2026-11-17' },
          { productName: 'Trommel', day: '2026-11-17' },
          'k-2',
        ),
      },
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { platform } = appOf(context);
    const panel = await openPanel(context.canvasElement, 'money');
    const parts = await Promise.all(
      [t('test.faucet.title'), t('test.topUp.title')].map(async (name) =>
        within(await panel.findByRole('region', { name })),
      ),
    );
    for (const part of parts) await part.findByRole('button', { name: t('common.unanswered.check') });
    settleInAnotherTab(platform);
    const message = `${t('common.unanswered.notDoneElsewhere')} ${t('error.promotion_budget_empty')}`;
    for (const part of parts) {
      await expect(await part.findByText(plainSpaces(message))).toBeVisible();
      await expect(part.queryByRole('button', { name: t('common.unanswered.check') })).toBeNull();
    }
    await expect(platform.toasts.get()).toEqual([]);
  },
};

import { uploadFile } from '@paydirt/contract/account/upload';
import { rewards } from '@paydirt/contract/rewards/rewards';
import { aReward } from '@paydirt/contract/rewards/rewards.examples';
import { createSubmission, submissions } from '@paydirt/contract/rewards/submission';
import { aSubmission } from '@paydirt/contract/rewards/submission.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { disguisedFile, pictureFile } from '@paydirt/testkit/picture-files';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { earnRoutes } from '../../../routes/earn.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { JoinGroupScreen } from './join-group-screen.tsx';

const route = earnRoutes.joinGroup.href();
const none = answers(submissions, { total: 0, list: [] });
const open = [answers(rewards, [aReward()]), none];
const uploaded = { id: 'fil_1', url: '/media/products/trommel.svg', width: 240, height: 240 };

/** One state of the reward with its submission. */
const standing = (
  reward: Parameters<typeof aReward>[0],
  submission: Parameters<typeof aSubmission>[0],
): AppParameters => ({
  route,
  answers: [
    answers(rewards, [aReward(reward)]),
    answers(submissions, { total: 1, list: [aSubmission(submission)] }),
  ],
});

const meta = {
  title: 'Screens/JoinGroup',
  component: JoinGroupScreen,
  parameters: { app: { route, answers: open } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof JoinGroupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawn page, and the form; sent without a picture it says what is missing. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('link', { name: t('earn.group.open') })).toHaveAttribute(
      'rel',
      'noopener',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('earn.send') }));
    await expect(canvas.getByRole('group', { name: t('earn.screenshot') })).toHaveAccessibleDescription(
      expect.stringContaining(t('field.required')),
    );
  },
};

/** The state is known before the submission: it is shown, and nothing breaks. */
export const StateFirst: Story = {
  parameters: {
    app: {
      route,
      answers: [answers(rewards, [aReward({ state: 'in_review' })]), none],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: spoken().t('earn.review.title') })).toBeVisible();
  },
};

/** A screenshot is uploaded when it is picked, and submitted by one press. */
export const HandedIn: Story = {
  parameters: {
    app: {
      route,
      answers: [...open, answers(uploadFile, uploaded), answers(createSubmission, aSubmission())],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const name = 'gold-pan.png';
    await userEvent.upload(await canvas.findByLabelText(t('pictures.addOne')), await pictureFile(name));
    await canvas.findByRole('button', { name: t('pictures.remove', { name }) });
    await userEvent.click(canvas.getByRole('button', { name: t('earn.send') }));
    const { services } = appOf(context);
    await waitFor(() =>
      expect(services.requests().map(({ call }) => call.path)).toContain(createSubmission.path),
    );
    const handedIn = services.requests().find(({ call }) => call === createSubmission);
    await expect(handedIn?.input).toEqual({ kind: 'join_group', fileId: 'fil_1' });
  },
};

/** A file that is no picture is refused at its field, and nothing is sent. */
export const NotAPicture: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.upload(await canvas.findByLabelText(t('pictures.addOne')), disguisedFile());
    await expect(await canvas.findByText(t('pictures.problem.notAPicture'))).toBeVisible();
  },
};

/** The service refuses what the device took. */
export const RefusedByService: Story = {
  parameters: {
    app: {
      route,
      answers: [...open, refuses(uploadFile, 'invalid_input', { fields: { file: 'picture_broken' } })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.upload(
      await canvas.findByLabelText(t('pictures.addOne')),
      await pictureFile('gold-pan.png'),
    );
    await expect(await canvas.findByText(t('field.picture_broken'))).toBeVisible();
  },
};

export const InReview: Story = {
  parameters: { app: standing({ state: 'in_review' }, {}) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('img', { name: t('earn.review.picture') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('earn.send') })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: {
    app: standing(
      { state: 'refused', reason: 'The picture does not show the group.' },
      {
        state: 'refused',
        reason: 'The picture does not show the group.',
        decidedAt: '2026-11-20T10:00:00.000Z',
      },
    ),
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(/The picture does not show the group\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('earn.send') })).toBeEnabled();
  },
};

export const Paid: Story = {
  parameters: {
    app: standing(
      { state: 'received', recordId: 'rec_1', receivedAt: '2026-11-20T10:00:00.000Z' },
      { state: 'approved', decidedAt: '2026-11-20T10:00:00.000Z' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: spoken().t('earn.action.record') })).toHaveAttribute(
      'href',
      '#/user/record?id=rec_1',
    );
  },
};

/** Had on an earlier account: nothing is asked for, and the record is with that one. */
export const HadEarlier: Story = {
  parameters: {
    app: { route, answers: [answers(rewards, [aReward({ state: 'received', earlier: true })]), none] },
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('common.earlierAccount'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('earn.action.record') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('earn.send') })).toBeNull();
  },
};

/** Approved while the budget was spent. */
export const NotPaidYet: Story = {
  parameters: {
    app: standing({ state: 'ready' }, { state: 'approved', decidedAt: '2026-11-20T10:00:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('earn.unpaid.title'))).toBeVisible();
  },
};

const states = standardStates({ route, answers: open }, [rewards]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

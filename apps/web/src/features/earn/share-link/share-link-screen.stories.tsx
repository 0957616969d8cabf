import { rewards } from '@paydirt/contract/rewards/rewards';
import { aReward } from '@paydirt/contract/rewards/rewards.examples';
import { createSubmission, submissions } from '@paydirt/contract/rewards/submission';
import { aSubmission } from '@paydirt/contract/rewards/submission.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { earnRoutes } from '../../../routes/earn.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { ShareLinkScreen } from './share-link-screen.tsx';

const route = earnRoutes.shareLink.href();
const reward = aReward({ kind: 'share_link', amount: '1.50' });
const none = answers(submissions, { total: 0, list: [] });
const open = [answers(rewards, [reward]), none];
const VIDEO = 'https://www.youtube.com/watch?v=7';

const meta = {
  title: 'Screens/ShareLink',
  component: ShareLinkScreen,
  parameters: { app: { route, answers: open } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof ShareLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An invalid link and one to an unknown site are refused before anything is sent. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const field = await canvas.findByLabelText(t('earn.share.link'));
    const send = canvas.getByRole('button', { name: t('earn.send') });
    await userEvent.type(field, 'http://youtube.com/a');
    await userEvent.click(send);
    await expect(await canvas.findByText(t('field.link_malformed'))).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.queryByText(t('field.link_malformed'))).toBeNull();
  },
};

export const UnknownSite: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('earn.share.link')), 'https://films.example/a');
    await userEvent.click(canvas.getByRole('button', { name: t('earn.send') }));
    await expect(await canvas.findByText(t('field.video_site_unknown'))).toBeVisible();
  },
};

/** The typed link is kept while the other way is shown. */
export const ByScreenshot: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('earn.share.link')), VIDEO);
    await userEvent.click(canvas.getByRole('tab', { name: t('earn.share.byPicture') }));
    await expect(canvas.getByRole('group', { name: t('earn.screenshot') })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('earn.share.byLink') }));
    await expect(canvas.getByLabelText(t('earn.share.link'))).toHaveValue(VIDEO);
  },
};

/** Another tab has sent a submission meanwhile. */
export const UnderWay: Story = {
  parameters: {
    app: {
      route,
      answers: [...open, refuses(createSubmission, 'submission_under_way')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('earn.share.link')), VIDEO);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.send') }));
    await expect(await canvas.findByText(t('error.submission_under_way'))).toBeVisible();
    await expect(canvas.getByLabelText(t('earn.share.link'))).toHaveValue(VIDEO);
  },
};

export const InReview: Story = {
  parameters: {
    app: {
      route,
      answers: [
        answers(rewards, [{ ...reward, state: 'in_review' }]),
        answers(submissions, {
          total: 1,
          list: [aSubmission({ kind: 'share_link', pictureUrl: null, link: VIDEO })],
        }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(VIDEO)).toBeVisible();
  },
};

const states = standardStates({ route, answers: open }, [rewards]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

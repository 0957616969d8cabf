import { uploadFile } from '@paydirt/contract/account/upload';
import { createFeedback, feedbackList } from '@paydirt/contract/messages/feedback';
import { aFeedback } from '@paydirt/contract/messages/feedback.examples';
import { answers, neverAnswers } from '@paydirt/testkit/fake-service';
import { pictureFile } from '@paydirt/testkit/picture-files';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appOf, appStory } from '../../../story-app.fixture.tsx';
import { supportRoutes } from '../../../routes/support.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

const route = supportRoutes.feedback.href();
const earlier = answers(feedbackList, { total: 1, list: [aFeedback()] });
const COMMENTS = 'The list of records is easy to read and shows me all that I need.';

const meta = {
  title: 'Screens/Feedback',
  component: FeedbackScreen,
  parameters: { app: { route, answers: [earlier] } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof FeedbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, and earlier feedback with its answer. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(aFeedback().comments)).toBeVisible();
    await expect(canvas.getByText(t('feedback.state.answered'))).toBeVisible();
    await expect(canvas.getByText(aFeedback().answers[0]?.text ?? '')).toBeVisible();
  },
};

const states = standardStates({ route, answers: [earlier] }, [feedbackList]);

export const Loading: Story = states.loading;

/** Nothing was sent yet. */
export const Empty: Story = {
  parameters: {
    app: { route, answers: [answers(feedbackList, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('feedback.empty'))).toBeVisible();
  },
};

/** Earlier feedback cannot be fetched; the form is still shown. */
export const Failed: Story = {
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    await expect(context.canvas.getByLabelText(spoken().t('feedback.comments'))).toBeVisible();
  },
};

export const Offline: Story = states.offline;

/** Ten words or fewer are too few: it is said at the field, and nothing is sent or lost. */
export const TooFewWords: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const field = await canvas.findByLabelText(t('feedback.comments'));
    await userEvent.type(field, 'Too short.');
    // The missing length is reported while the member types.
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('feedback.missing', { count: 9 })),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('feedback.send') }));
    await expect(await canvas.findByText(t('field.too_few_words'))).toBeVisible();
    await expect(field).toHaveValue('Too short.');
    await expect(
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === createFeedback.path),
    ).toEqual([]);
  },
};

/** Without a word nothing is sent either. */
export const NothingWritten: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('feedback.send') }));
    await expect(await canvas.findByText(t('feedback.required'))).toBeVisible();
  },
};

/** Pictures of a form that was left are named, so that it is not sent without them by mistake. */
export const PicturesToPickAgain: Story = {
  parameters: {
    app: {
      route,
      answers: [earlier],
      stored: {
        'paydirt.own.m-mara.draft.feedback': JSON.stringify({
          comments: COMMENTS,
          pictures: 'sluice.png\ntrommel.png',
        }),
      },
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const names = format.list(['sluice.png', 'trommel.png']);
    await expect(await canvas.findByText(t('compose.lost', { names }))).toBeVisible();
    await expect(canvas.getByLabelText(t('feedback.comments'))).toHaveValue(COMMENTS);
  },
};

/** So is one that was still being uploaded. */
export const LeftWhileUploading: Story = {
  parameters: { app: { route, answers: [earlier, neverAnswers(uploadFile)] } satisfies AppParameters },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const { navigation } = appOf(context).platform;
    const name = 'sluice.png';
    await userEvent.upload(await canvas.findByLabelText(t('pictures.add')), await pictureFile(name));
    await expect(await canvas.findByRole('button', { name: t('pictures.cancel', { name }) })).toBeVisible();
    navigation.navigate(supportRoutes.help.href());
    await canvas.findByRole('heading', { name: t('help.title'), level: 1 });
    navigation.navigate(route);
    await expect(await canvas.findByText(t('compose.lost', { names: name }))).toBeVisible();
  },
};

/** It was sent, which is announced, and the form is empty again. */
export const Sent: Story = {
  parameters: {
    app: {
      route,
      answers: [earlier, answers(createFeedback, { id: 'fbk_1', state: 'sent' })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const field = await canvas.findByLabelText(t('feedback.comments'));
    await userEvent.type(field, COMMENTS);
    await userEvent.click(canvas.getByRole('button', { name: t('feedback.send') }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(
      canvas.getByText(t('feedback.state.sent'), { selector: '[role=status]' }),
    ).toBeInTheDocument();
  },
};

import {
  submitPost,
  ownSubmittedPosts,
  withdrawSubmittedPost,
} from '@paydirt/contract/community/guide-posts';
import { addMediaPost, addPost, newerPosts, postList } from '@paydirt/contract/community/posts';
import { aPost } from '@paydirt/contract/community/posts.examples';
import { HOUR_MS } from '@paydirt/domain';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, type Canvas, messagesOf } from '../../../story-app.fixture.tsx';
import { communityRoutes } from '../../../routes/community.ts';
import { forgetShared, keepShared, readShared } from '../../../platform/offline/shared.ts';
import { SHARED } from '../../../platform/offline/shared-parameter.ts';
import { ComposeScreen } from './compose-screen.tsx';

const loaded = {
  route: communityRoutes.compose.href(),
  answers: [answers(postList, { total: 1, list: [aPost()] }), answers(newerPosts, { count: 0 })],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Compose',
  component: ComposeScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof ComposeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const TEXT = 'The sluice had a good week.';

async function write(canvas: Canvas) {
  const { t } = spoken();
  const field = await canvas.findByRole('textbox', { name: t('community.compose.label') });
  await userEvent.type(field, TEXT);
}

const publish = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: spoken().t('community.compose.publish') }));

/** Nothing to say, nothing to publish. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('community.compose.publish') })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: t('compose.discard') })).toBeNull();
  },
};

/** It is in the feed while it is being sent, without actions yet. */
export const OnItsWay: Story = {
  parameters: {
    app: {
      ...loaded,
      route: communityRoutes.community.href(),
      answers: [...loaded.answers, neverAnswers(addPost)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('link', { name: t('community.write') }));
    await write(canvas);
    await publish(canvas);
    // Search the feed alone: for a moment, the text is also in the field of the previous page.
    const text = await canvas.findByText(TEXT, { selector: 'article *' });
    await expect(text.closest('article')).toHaveAttribute('aria-busy', 'true');
    await expect(within(text.closest('article')!).getByText(t('community.sending'))).toBeInTheDocument();
  },
};

/** So it is where the page was opened by its address. */
export const OnItsWayFromHere: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, neverAnswers(addPost)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await write(canvas);
    await publish(canvas);
    const text = await canvas.findByText(TEXT, { selector: 'article *' });
    await expect(text.closest('article')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Pressed twice before the page has gone, it is posted once. */
export const PressedTwice: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, neverAnswers(addPost)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await write(canvas);
    const button = canvas.getByRole('button', { name: spoken().t('community.compose.publish') });
    const form = button.closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    const sent = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === addPost);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await canvas.findByRole('link', { name: spoken().t('community.write') });
    await expect(sent()).toHaveLength(1);
  },
};

const KEPT = 'A draft of mine';

/** Text shared by another app is added on a tap, after the draft; left out, it is forgotten. */
export const SharedWithIt: Story = {
  parameters: {
    app: {
      ...loaded,
      stored: { 'paydirt.own.m-mara.draft.post': JSON.stringify({ text: KEPT }) },
    } satisfies AppParameters,
  },
  beforeEach: () => () => forgetShared(),
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const { clock, navigation } = appOf(context).platform;
    const share = async () => {
      const form = new FormData();
      form.set('text', TEXT);
      const id = await keepShared(form, clock.deviceNow());
      navigation.navigate(`${communityRoutes.compose.href()}?${SHARED}=${id}`);
      return id;
    };
    // Each share navigates to a new entry, which remounts the form, so its field is queried each time.
    const field = () => canvas.findByRole('textbox', { name: t('community.compose.label') });
    await field();
    const left = await share();
    await userEvent.click(await canvas.findByRole('button', { name: t('compose.shared.leave') }));
    await waitFor(async () => expect(await readShared(left, clock.deviceNow())).toBeNull());
    await expect(await field()).toHaveValue(KEPT);
    await share();
    await expect(await canvas.findByText(TEXT)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('compose.shared.add') }));
    await expect(await field()).toHaveValue(`${KEPT}\n${TEXT}`);
    const old = await share();
    await expect(await readShared(old, clock.deviceNow() + 2 * HOUR_MS)).toBeNull();
  },
};

/**
 * A post that the service refuses is removed from the feed, which shows the reason in its place and links to its draft.
 */
export const Refused: Story = {
  parameters: {
    app: {
      ...loaded,
      route: communityRoutes.community.href(),
      answers: [...loaded.answers, refuses(addPost, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const open = async () => userEvent.click(await canvas.findByRole('link', { name: t('community.write') }));
    await open();
    await write(canvas);
    await publish(canvas);
    const reason = t('error.unavailable');
    await expect(await canvas.findByText(t('community.notPublished', { reason }))).toBeInTheDocument();
    await expect(messagesOf(canvas)).toBe('');
    await canvas.findByRole('link', { name: t('community.write') });
    await waitFor(() => expect(canvas.queryByText(TEXT)).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: t('common.retry') }));
    await expect(await canvas.findByRole('textbox', { name: t('community.compose.label') })).toHaveValue(
      TEXT,
    );
  },
};

/** The address of a video must be an https address. */
export const VideoLinkWrong: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: t('community.compose.video') }));
    const field = canvas.getByRole('textbox', { name: t('community.compose.videoUrl') });
    await userEvent.type(field, 'javascript:alert(1)');
    await publish(canvas);
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('compose.videoMalformed')));
    await expect(
      appOf(context)
        .services.requests()
        .some(({ call }) => call.path === addMediaPost.path),
    ).toBe(false);
  },
};

/** Characters are counted as people count them; a text that is too long says by how much. */
export const TooLong: Story = {
  parameters: {
    app: {
      ...loaded,
      stored: {
        'paydirt.own.m-mara.draft.post': JSON.stringify({ text: `${'👩🏽‍❤️‍💋‍👨🏿'.repeat(3)}${'a'.repeat(2000)}` }),
      },
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const over = t('community.compose.shorten', { count: format.number(3) });
    await expect(await canvas.findByText(over)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('community.compose.publish') })).toBeDisabled();
  },
};

/** A text that is refused for a guide says why above its button. */
export const HandingInRefused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(submitPost, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await write(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('compose.guide') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('compose.guideSend') }));
    await expect(await canvas.findByText(t('error.unavailable'))).toBeInTheDocument();
    await expect(messagesOf(canvas)).toBe('');
  },
};

/** A text can be submitted for a guide, after the form said how the post will be marked (H9). */
export const HandedIn: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(submitPost, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await write(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('compose.guide') }));
    const question = await within(document.body).findByRole('alertdialog', { name: t('compose.guide') });
    await expect(question).toHaveTextContent('Mara');
    await userEvent.click(within(question).getByRole('button', { name: t('compose.guideSend') }));
    await expect(await within(document.body).findByText(t('compose.guideSent'))).toBeInTheDocument();
    const requests = appOf(context).services.requests();
    await expect(requests.find(({ call }) => call === submitPost)?.input).toEqual({ content: TEXT });
    await expect(requests.some(({ call }) => call === addPost)).toBe(false);
  },
};

/** A post that waits for a guide can be taken back; a declined one says why. */
export const TakenBack: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(ownSubmittedPosts, [
          { id: 'sub_2', content: TEXT, time: '2026-11-21T09:00:00.000Z', declined: null },
          {
            id: 'sub_1',
            content: 'Ten times your money.',
            time: '2026-11-20T09:00:00.000Z',
            declined: 'It promises what nobody can promise.',
          },
        ]),
        answers(withdrawSubmittedPost, null),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const why = t('compose.handedIn.declined', { reason: 'It promises what nobody can promise.' });
    await expect(await canvas.findByText(why)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('compose.handedIn.takeBack') }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: t('compose.handedIn.takeBack'),
    });
    await userEvent.click(within(question).getByRole('button', { name: t('compose.handedIn.takeBack') }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .find(({ call }) => call === withdrawSubmittedPost)?.input,
      ).toEqual({ id: 'sub_2' }),
    );
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
  },
};

/** The reason follows the language that is shown. */
export const RefusedInAnotherLanguage: Story = {
  ...Refused,
  play: async (context) => {
    const { t, locale } = spoken();
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('link', { name: t('community.write') }));
    await write(canvas);
    await publish(canvas);
    const text = t('community.notPublished', { reason: t('error.unavailable') });
    const alert = (await canvas.findByText(text)).closest('[role=alert]');
    await appOf(context).platform.languages.show(locale === 'hi-IN' ? 'ta-IN' : 'hi-IN');
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    await expect(alert).not.toBeEmptyDOMElement();
  },
};

/** After a crash the pictures that were picked and not sent are named, and the rest of the draft is there. */
export const PicturesToPickAgain: Story = {
  parameters: {
    app: {
      ...loaded,
      stored: {
        'paydirt.own.m-mara.draft.post': JSON.stringify({
          text: TEXT,
          attachment: 'pictures',
          unsent: '["sluice.jpg","trommel.jpg"]',
        }),
      },
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const names = format.list(['sluice.jpg', 'trommel.jpg']);
    await expect(await canvas.findByText(t('compose.lost', { names }))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('community.compose.label') })).toHaveValue(TEXT);
    await expect(canvas.getByText(t('compose.kept'))).toBeVisible();
  },
};

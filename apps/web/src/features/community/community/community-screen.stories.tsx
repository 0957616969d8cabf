import { addComment, addPost, commentList, likePost, postList } from '@paydirt/contract/calls/dynamic';
import { aComment, aPost } from '@paydirt/contract/fixtures/people';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, KEPT_AT } from '../../../story-app.fixture.tsx';
import { CommunityScreen } from './community-screen.tsx';
import { communityRoutes } from '../../../routes/community.ts';

const posts = [
  aPost(),
  aPost({
    id: 'pst_2',
    username: 'Anand',
    authorKind: 'guide',
    postedFor: 'Mara',
    content: 'My first week.',
  }),
  aPost({
    id: 'pst_3',
    username: 'Ravi',
    content: '&lt;img src=x onerror=alert(1)&gt;',
    urls: ['/media/products/jig.svg'],
  }),
];
const loaded = {
  route: communityRoutes.community.href(),
  answers: [
    answers(postList, { total: posts.length, list: posts }),
    answers(commentList, { total: 1, list: [aComment()] }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Community',
  component: CommunityScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** What a guide posts says so (H9); markup that somebody typed is read as text. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const guide = spoken().t('community.postedFor', { name: 'Mara' });
    await expect(await canvas.findByText(guide)).toBeInTheDocument();
    await expect(canvas.getByText(/"0.00", in black and white/)).toBeVisible();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
};

/** A like shows once the service has it, and stays on. */
export const Liked: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(likePost, null)],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const [like] = await canvas.findAllByRole('button', {
      name: (name) => name.startsWith(spoken().t('community.likeLabel')),
    });
    await userEvent.click(like!);
    await waitFor(() =>
      expect(
        appOf(context)
          .services.asked()
          .filter(({ call }) => call.path === postList.path),
      ).toHaveLength(2),
    );
    // The feed's answer says that it is not liked yet, so it is not drawn as liked.
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A comment is answered by tapping it. */
export const Answered: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(addComment, aComment({ id: 'cmt_2' }))],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const title = t('community.comments.title');
    const [open] = await canvas.findAllByRole('button', { name: (name) => name.startsWith(title) });
    await userEvent.click(open!);
    const comments = await sheet(title);
    const reply = t('community.comments.replyTo', { name: 'Jonas' });
    await userEvent.click(await comments.findByRole('button', { name: reply }));
    const field = () => comments.getByRole('textbox', { name: t('community.comments.label') });
    await userEvent.type(field(), 'So did mine');
    await userEvent.click(comments.getByRole('button', { name: t('community.comments.send') }));
    const sent = () =>
      appOf(context)
        .services.asked()
        .find(({ call }) => call.path === addComment.path);
    await waitFor(() =>
      expect(sent()?.input).toEqual({ postId: 'pst_1', commentId: 'cmt_1', content: 'So did mine' }),
    );
    await waitFor(() => expect(field()).toHaveValue(''));
  },
};

/** What was typed is there again when the sheet is opened again. */
export const DraftKept: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, refuses(addPost, 'unavailable')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const title = t('community.compose.title');
    await userEvent.click(await canvas.findByRole('button', { name: t('community.write') }));
    const composer = await sheet(title);
    await userEvent.type(composer.getByRole('textbox'), 'The sluice had a good week.');
    await userEvent.click(composer.getByRole('button', { name: t('community.compose.publish') }));
    await expect(await composer.findByText(t('error.unavailable'))).toBeVisible();
    await userEvent.click(composer.getByRole('button', { name: t('common.close') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('community.write') }));
    await expect((await sheet(title)).getByRole('textbox')).toHaveValue('The sluice had a good week.');
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(postList)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('common.loading'))).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(postList, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('community.empty.title'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(postList, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: spoken().t('common.retry') })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(postList)],
      kept: [{ call: postList, input: { paged: 10 }, value: { total: 3, items: posts } }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const asOf = t('common.offlineAsOf', { time: format.dateTime(moment(KEPT_AT)) });
    await expect(await canvas.findByText(plainSpaces(asOf))).toBeVisible();
  },
};

/** The service counts more than it has: each page is asked for once, and the list ends. */
export const FewerThanCounted: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(postList, { total: 25, list: posts })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(context.canvas.getByText(spoken().t('common.listEnd'))).toBeInTheDocument();
    });
    window.scrollTo(0, 0);
    const pages = appOf(context)
      .services.asked()
      .filter(({ call }) => call === postList)
      .map(({ input }) => input['pageNum']);
    await expect(pages).toEqual(['1', '2', '3']);
  },
};

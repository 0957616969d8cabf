import { deletePost, hidePost, newerPosts, postList } from '@paydirt/contract/community/posts';
import { aPost } from '@paydirt/contract/community/posts.examples';
import { blockAuthor, unblockAuthor } from '@paydirt/contract/community/blocked';
import { aBlocked } from '@paydirt/contract/community/blocked.examples';
import { reportPost } from '@paydirt/contract/community/reports';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import {
  appOf,
  type AppParameters,
  appStory,
  type Canvas,
  findSheet,
  messagesOf,
} from '../../../story-app.fixture.tsx';
import { CommunityScreen } from './community-screen.tsx';
import { loaded, posts } from './community.fixture.ts';

const meta = {
  title: 'Screens/Community',
  component: CommunityScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPostMenu(canvas: Canvas, name: string) {
  const label = spoken().t('community.more', { name });
  await userEvent.click(await canvas.findByRole('button', { name: label }));
  return findSheet(label);
}

/** Hide somebody's post by its menu, and wait until the menu has closed. */
async function hideByMenu(canvas: Canvas, name: string) {
  const menu = await openPostMenu(canvas, name);
  const hide = new RegExp(spoken().t('moderation.hide'));
  await userEvent.click(await menu.findByRole('button', { name: hide }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

/** The requests to hide a post, or to show it again. */
const hideRequests = (context: Parameters<typeof appOf>[0]) =>
  appOf(context)
    .services.requests()
    .filter(({ call }) => call === hidePost);

/** A post is hidden at once, and can be shown again. */
export const HiddenForOneself: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(hidePost, null)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const menu = await openPostMenu(canvas, 'Ravi');
    await userEvent.click(await menu.findByRole('button', { name: new RegExp(t('moderation.hide')) }));
    await expect(await canvas.findByText(t('community.hidden'))).toBeInTheDocument();
    await expect(canvas.queryByRole('article', { name: 'Ravi' })).toBeNull();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('community.showAgain') }));
    await expect(await canvas.findByRole('article', { name: 'Ravi' })).toBeInTheDocument();
  },
};

/** A post that cannot be hidden is shown again with the reason, and a retry hides it. */
export const HidingRefused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(hidePost, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await hideByMenu(canvas, 'Ravi');
    const post = within(await canvas.findByRole('article', { name: 'Ravi' }));
    await expect(await post.findByText(t('moderation.hide'))).toBeInTheDocument();
    await expect(post.getByText(t('error.unavailable'))).toBeInTheDocument();
    await expect(messagesOf(canvas)).toBe('');
    await userEvent.click(post.getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(hideRequests(context)).toHaveLength(2));
    await expect(hideRequests(context)[1]?.input).toEqual({ postId: 'pst_3', hidden: 'true' });
  },
};

/** The answer that the first of two requests waits for. */
let first = Promise.withResolvers<void>();

/** Two are hidden one right after the other, and both are sent, the second when the first has its answer. */
export const HidesTwo: Story = {
  beforeEach: () => {
    first = Promise.withResolvers<void>();
  },
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        {
          call: hidePost,
          answer: async (request) => {
            await first.promise;
            return answers(hidePost, null).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await hideByMenu(canvas, 'Ravi');
    await hideByMenu(canvas, 'Anand');
    first.resolve();
    const sent = () => hideRequests(context).map(({ input }) => input['postId']);
    await waitFor(() => expect(sent()).toEqual(['pst_3', 'pst_2']));
    await expect(canvas.getAllByText(t('community.hidden'))).toHaveLength(2);
  },
};

/** A hidden post that cannot be shown again says so in its place. */
export const ShowingAgainRefused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        {
          call: hidePost,
          answer: (request) =>
            request.input['hidden'] === 'true'
              ? answers(hidePost, null).answer(request)
              : refuses(hidePost, 'unavailable').answer(request),
        },
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await hideByMenu(canvas, 'Ravi');
    await userEvent.click(await canvas.findByRole('button', { name: t('community.showAgain') }));
    await expect(await canvas.findByText(t('error.unavailable'))).toBeVisible();
    await expect(canvas.getByText(t('community.hidden'))).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'Ravi' })).toBeNull();
  },
};

/** A report has no kind chosen beforehand, says what happens next, and takes the post away. */
export const Reported: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(reportPost, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const menu = await openPostMenu(canvas, 'Ravi');
    await userEvent.click(await menu.findByRole('button', { name: new RegExp(t('moderation.reportPost')) }));
    for (const radio of await menu.findAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(menu.getByText(t('moderation.form.next'))).toBeInTheDocument();
    const send = menu.getByRole('button', { name: t('moderation.form.send') });
    await userEvent.click(send);
    await expect(await menu.findByText(t('moderation.form.choose'))).toBeInTheDocument();
    await userEvent.click(menu.getByRole('radio', { name: t('moderation.form.promise') }));
    await userEvent.type(menu.getByRole('textbox'), 'Not so.');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Ravi' })).toBeNull());
    const sent = appOf(context)
      .services.requests()
      .find(({ call }) => call.path === reportPost.path);
    await expect(sent?.input).toMatchObject({ postId: 'pst_3', kind: 'promise', text: 'Not so.' });
  },
};

const NEW = aPost({ id: 'pst_new', username: 'Vikram', createTime: '2026-11-21T13:59:00.000Z' });
/** State of the story. */
const news = { offered: false, reported: false };

/** A new post that was shown and reported is not offered as new again, though it was counted before. */
export const ReportedIsNotNew: Story = {
  beforeEach: () => void Object.assign(news, { offered: false, reported: false }),
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(postList, () => {
          const list = news.offered && !news.reported ? [NEW, ...posts] : posts;
          return { total: list.length, list };
        }),
        {
          call: newerPosts,
          answer: (request) => {
            // After the report this request gets no answer, so the displayed count is out of date.
            if (news.reported) return neverAnswers(newerPosts).answer(request);
            const count = request.input['postId'] === NEW.id ? 0 : 1;
            news.offered ||= count > 0;
            return answers(newerPosts, { count }).answer(request);
          },
        },
        answers(reportPost, () => {
          news.reported = true;
          return null;
        }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const offer = { name: t('community.newer', { count: 1 }) };
    await userEvent.click(await canvas.findByRole('button', offer));
    await canvas.findByRole('article', { name: NEW.username });
    const menu = await openPostMenu(canvas, NEW.username);
    await userEvent.click(await menu.findByRole('button', { name: new RegExp(t('moderation.reportPost')) }));
    await userEvent.click(await menu.findByRole('radio', { name: t('moderation.form.promise') }));
    await userEvent.click(menu.getByRole('button', { name: t('moderation.form.send') }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: NEW.username })).toBeNull());
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('article', { name: 'Ravi' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', offer)).toBeNull();
  },
};

/** Reporting a person opens a sheet of that name. */
export const ReportsAPerson: Story = {
  play: async ({ canvas }) => {
    const title = spoken().t('moderation.reportMember', { name: 'Ravi' });
    const menu = await openPostMenu(canvas, 'Ravi');
    await userEvent.click(await menu.findByRole('button', { name: new RegExp(title) }));
    await expect(await within(document.body).findByRole('dialog', { name: title })).toBeVisible();
  },
};

/** Blocking asks first, says whom it affected, and can be undone in the same place. */
export const BlocksAndUndoes: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(blockAuthor, aBlocked()), answers(unblockAuthor, null)],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const block = t('moderation.block', { name: 'Ravi' });
    const menu = await openPostMenu(canvas, 'Ravi');
    await userEvent.click(await menu.findByRole('button', { name: new RegExp(block) }));
    const question = await within(document.body).findByRole('alertdialog', {
      name: t('moderation.blockAsk', { name: 'Ravi' }),
    });
    const requests = () => appOf(context).services.requests();
    await expect(requests().some(({ call }) => call === blockAuthor)).toBe(false);
    await userEvent.click(within(question).getByRole('button', { name: block }));
    await userEvent.click(await menu.findByRole('button', { name: t('moderation.undo') }));
    await waitFor(() =>
      expect(requests().find(({ call }) => call === unblockAuthor)?.input).toEqual({
        id: aBlocked().id,
      }),
    );
    await expect(await canvas.findByRole('article', { name: 'Ravi' })).toBeInTheDocument();
  },
};

/** A text in another language is passed to the member's own translator: by the system's share sheet, or copied. */
export const HandsOverToATranslator: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(postList, { total: 1, list: [aPost({ username: 'Ravi', contentLanguage: 'ja-JP' })] }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const menu = await openPostMenu(canvas, 'Ravi');
    await expect(
      await menu.findByRole('button', { name: new RegExp(t('moderation.translate')) }),
    ).toBeVisible();
  },
};

/** Where the browser copies nothing either, the sheet says so. */
export const CopyRefused: Story = {
  parameters: HandsOverToATranslator.parameters!,
  play: async ({ canvas }) => {
    const { t } = spoken();
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    const menu = await openPostMenu(canvas, 'Ravi');
    await userEvent.click(await menu.findByRole('button', { name: new RegExp(t('moderation.translate')) }));
    await expect(await menu.findByText(t('common.copyFailed'))).toBeVisible();
  },
};

/** State of the story. */
const deleting = { refused: false };

/**
 * A member's own post is deleted after a confirmation; when the service refuses it is shown again, and a retry deletes
 * it.
 */
export const DeletionRefused: Story = {
  beforeEach: () => void Object.assign(deleting, { refused: false }),
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(postList, { total: 1, list: [aPost({ own: true })] }),
        {
          call: deletePost,
          answer: (request) => {
            const fake = deleting.refused ? answers(deletePost, null) : refuses(deletePost, 'unavailable');
            deleting.refused = true;
            return fake.answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const menu = await openPostMenu(canvas, 'Ines');
    await userEvent.click(await menu.findByRole('button', { name: t('moderation.deletePost') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('moderation.deletePost') }));
    const post = within(await canvas.findByRole('article', { name: 'Ines' }));
    await expect(await post.findByText(t('error.unavailable'))).toBeInTheDocument();
    await expect(post.getByText(t('moderation.deletePost'))).toBeInTheDocument();
    await expect(messagesOf(canvas)).toBe('');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(post.getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Ines' })).toBeNull());
  },
};

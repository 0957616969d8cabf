import { aUser } from '@paydirt/contract/account/session.examples';
import { addComment, commentList, deleteComment } from '@paydirt/contract/community/comments';
import { aComment } from '@paydirt/contract/community/comments.examples';
import { newerPosts, postList } from '@paydirt/contract/community/posts';
import { aPost } from '@paydirt/contract/community/posts.examples';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  appOf,
  type AppParameters,
  appStory,
  type Canvas,
  findSheet,
  messagesOf,
} from '../../../story-app.fixture.tsx';
import { CommunityScreen } from './community-screen.tsx';
import { loaded } from './community.fixture.ts';

const meta = {
  title: 'Screens/Community',
  component: CommunityScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openComments(canvas: Canvas) {
  const title = spoken().t('community.comments.title');
  const [open] = await canvas.findAllByRole('button', { name: (name) => name.startsWith(title) });
  await userEvent.click(open!);
  return findSheet(title);
}

/** A comment is answered by tapping it; the answer is shown at once. */
export const Answered: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(addComment, aComment({ id: 'cmt_2', content: 'So did mine', own: true })),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const comments = await openComments(context.canvas);
    const reply = t('community.comments.replyTo', { name: 'Jonas' });
    await userEvent.click(await comments.findByRole('button', { name: reply }));
    const field = () => comments.getByRole('textbox', { name: t('community.comments.label') });
    await userEvent.type(field(), 'So did mine');
    await userEvent.click(comments.getByRole('button', { name: t('community.comments.send') }));
    const sent = () =>
      appOf(context)
        .services.requests()
        .find(({ call }) => call.path === addComment.path);
    await waitFor(() =>
      expect(sent()?.input).toMatchObject({ postId: 'pst_1', commentId: 'cmt_1', content: 'So did mine' }),
    );
    await expect(await comments.findByText('So did mine', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(field()).toHaveValue(''));
  },
};

/** A comment is shown while it is being sent. */
export const CommentOnItsWay: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, neverAnswers(addComment)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const comments = await openComments(canvas);
    const field = await comments.findByRole('textbox', { name: t('community.comments.label') });
    await userEvent.type(field, 'Under way');
    await userEvent.click(comments.getByRole('button', { name: t('community.comments.send') }));
    const item = (await comments.findByText('Under way', { selector: 'p' })).closest('li');
    await expect(item).toHaveAttribute('aria-busy', 'true');
    await expect(field).toHaveValue('');
  },
};

/** The first comment of a post arrives while its author goes on typing in the same field. */
export const FirstComment: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(commentList, { total: 0, list: [] }),
        answers(addComment, aComment({ id: 'cmt_9', content: 'The first' })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const comments = await openComments(canvas);
    const field = await comments.findByRole('textbox', { name: t('community.comments.label') });
    await userEvent.type(field, 'The first');
    await userEvent.click(comments.getByRole('button', { name: t('community.comments.send') }));
    await comments.findByText('The first', { selector: 'p' });
    await userEvent.keyboard('x');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('x');
  },
};

/** The feed counts the comments as the sheet does, whatever it had counted when it was read. */
export const CountedAnew: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(postList, { total: 1, list: [aPost({ commentCount: 1 })] }),
        answers(commentList, { total: 4, list: ['1', '2', '3', '4'].map((id) => aComment({ id })) }),
        answers(newerPosts, { count: 0 }),
        answers(addComment, aComment({ id: 'cmt_9', content: 'One more' })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const comments = await openComments(canvas);
    await userEvent.type(
      await comments.findByRole('textbox', { name: t('community.comments.label') }),
      'One more',
    );
    await userEvent.click(comments.getByRole('button', { name: t('community.comments.send') }));
    await comments.findByText('One more');
    await userEvent.keyboard('{Escape}');
    const count = spoken().format.number(5);
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`${t('community.comments.title')}.*${count}`) }),
    ).toBeVisible();
  },
};

/** A member's own comment is removed at once, and shown again with the reason when the service refuses. */
export const CommentDeletionRefused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(commentList, {
          total: 2,
          list: [aComment({ id: 'cmt_2', own: true, content: 'Mine' }), aComment()],
        }),
        refuses(deleteComment, 'unavailable'),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const comments = await openComments(context.canvas);
    await comments.findByText('Mine');
    const [menu] = comments.getAllByRole('button', {
      name: t('community.comments.more', { name: aComment().username }),
    });
    await userEvent.click(menu!);
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: t('moderation.deleteComment') }));
    await userEvent.click(
      within(await body.findByRole('alertdialog')).getByRole('button', {
        name: t('moderation.deleteComment'),
      }),
    );
    const comment = (await body.findByText('Mine')).closest('li')!;
    const reason = await within(comment).findByText(t('error.unavailable'));
    await expect(reason).toBeVisible();
    // The notice is below the comment, not squeezed in beside its buttons.
    const notice = reason.closest('[role="alert"]')!;
    await expect(notice.clientWidth).toBeGreaterThan(comment.clientWidth * 0.9);
    await expect(messagesOf(context.canvas)).toBe('');
    // The dialog and the sheet may still be closing, so wait for the button.
    await userEvent.click(await within(comment).findByRole('button', { name: t('common.retry') }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .filter(({ call }) => call === deleteComment),
      ).toHaveLength(2),
    );
  },
};

/** A member without a name is shown to themselves as others see them, not by their phone number. */
export const NamelessComment: Story = {
  parameters: {
    app: {
      ...loaded,
      session: aUser({ name: '+919830001234' }),
      answers: [...loaded.answers, neverAnswers(addComment)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const comments = await openComments(canvas);
    await userEvent.type(
      await comments.findByRole('textbox', { name: t('community.comments.label') }),
      'Under way',
    );
    await userEvent.click(comments.getByRole('button', { name: t('community.comments.send') }));
    await expect(await comments.findByText('…1234')).toBeVisible();
    await expect(within(document.body).queryByText('+919830001234')).toBeNull();
  },
};

/** The post was deleted meanwhile: this is shown, and the typed text comes back. */
export const CommentTooLate: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(addComment, 'not_found')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const comments = await openComments(canvas);
    const field = await comments.findByRole('textbox', { name: t('community.comments.label') });
    await userEvent.type(field, 'Too late');
    await userEvent.click(comments.getByRole('button', { name: t('community.comments.send') }));
    await expect(await comments.findByText(t('community.comments.gone'))).toBeVisible();
    await expect(field).toHaveValue('Too late');
    await expect(comments.queryByText('Too late', { selector: 'p' })).toBeNull();
  },
};

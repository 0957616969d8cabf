import { checkText, CONSTANTS } from '@paydirt/domain';
import { CommentThread, type Comment as ThreadComment } from '@paydirt/ui/comment-thread';
import { ListEnd } from '@paydirt/ui/list-end';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { type ReactNode, useState } from 'react';

import { useAddComment, useComments } from '../data/community.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { textOf } from './plain-text.ts';
import { scriptLanguage } from './script-language.ts';

const LONGEST = CONSTANTS.COMMENT_MAX_LENGTH;
/** What is written, and the comment that it answers. */
const NOTHING_WRITTEN = { text: '', replyId: '', replyName: '' };

/** The comments of a post, five a page; what is being written stays as a draft. */
export function Comments({ postId }: { postId: string }) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const pages = useComments(postId);
  const { values, change, clear } = useDraft(`comment:${postId}`, NOTHING_WRITTEN);
  const replyTo: ThreadComment | null =
    values.replyId === '' ? null : { id: values.replyId, name: values.replyName, text: '', time: '' };
  const { send, sending } = useAddComment();
  const [failure, setFailure] = useState<unknown>(null);
  const content = checkText(values.text, LONGEST);
  const reason = content.ok ? null : content.error;
  const [tried, setTried] = useState(false);

  async function publish() {
    setFailure(null);
    setTried(true);
    if (!content.ok) return;
    const result = await send({
      postId,
      content: content.value,
      ...(replyTo !== null && { commentId: replyTo.id }),
    });
    if (result === null) return;
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    clear();
    setTried(false);
  }

  // Nothing to see in what was sent: spaces without width, which the button takes for a text.
  const required = tried && values.text !== '' && reason === 'required' ? t('field.required') : undefined;
  const error =
    reason === 'too_long'
      ? t('community.comments.tooLong', { count: LONGEST })
      : (required ?? (failure === null ? undefined : failureText(failure)));

  const thread = (comments: readonly ThreadComment[], ending: ReactNode) => (
    <CommentThread
      className="-mb-5"
      label={t('community.comments.title')}
      comments={comments}
      value={values.text}
      onValueChange={(text) => change({ text })}
      replyTo={replyTo}
      onReplyToChange={(to) => change({ replyId: to?.id ?? '', replyName: to?.name ?? '' })}
      onSend={() => void publish()}
      sending={sending}
      error={error}
      labels={{
        field: t('community.comments.label'),
        send: t('community.comments.send'),
        toName: (name) => t('community.comments.to', { name }),
        replyTo: (name) => t('community.comments.replyTo', { name }),
        replyingTo: (name) => t('community.comments.replyingTo', { name }),
        stopReplying: t('community.comments.notReply', { name: replyTo?.name ?? '' }),
      }}
      ending={ending}
    />
  );
  const loading = (
    <Skeleton label={t('common.loading')}>
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  );
  return (
    <Viewed
      view={pages.view}
      skeleton={loading}
      empty={thread([], <p className="px-4 py-6 text-center text-ink-2">{t('community.comments.empty')}</p>)}
    >
      {({ items }) =>
        thread(
          items.map((comment) => ({
            id: comment.id,
            name: comment.username,
            toName: comment.toUserName ?? undefined,
            text: textOf(comment.content),
            language: scriptLanguage(comment.content),
            time: format.dateTime(timeOf(comment.createTime)),
          })),
          // Short ones need no word of their end; where there was a button, its focus needs a place to go.
          pages.hasMore || pages.moreError !== undefined || items.length > CONSTANTS.COMMENT_PAGE_SIZE ? (
            <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
          ) : null,
        )
      }
    </Viewed>
  );
}

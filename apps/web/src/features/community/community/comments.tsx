import type { Comment } from '@paydirt/contract/community/comments';
import { CONSTANTS, publicName } from '@paydirt/domain';
import { CommentThread, type Comment as ThreadComment } from '@paydirt/ui/comment-thread';
import { ListEnd } from '@paydirt/ui/list-end';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { useComments } from '../data/community.ts';
import { withItem } from '../data/list-change.ts';
import { useFailureText, useMember, useT } from '../../../platform/hooks.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { textOf } from './plain-text.ts';
import type { Refusal } from './refusals.ts';
import { Refused } from './refused.tsx';
import { type FlyingComment, useCommentDraft } from './use-comment-draft.ts';
import { When } from './when.tsx';
import { useWrittenLanguage } from './written-language.ts';

interface CommentsProps {
  postId: string;
  /** Refused actions, by the comment's id. */
  refusals: ReadonlyMap<string, Refusal>;
  /** The number of comments there are now. */
  onTotal: (total: number) => void;
  /** Show what can be done with one. */
  onReportAndBlock: (comment: Comment) => void;
}

/** The comments of a post, five a page; what is being written stays as a draft. */
export function Comments({ postId, refusals, onTotal, onReportAndBlock }: CommentsProps) {
  const t = useT();
  const failureText = useFailureText();
  const member = useMember();
  const languageOf = useWrittenLanguage();
  const pages = useComments(postId);
  const draft = useCommentDraft(postId, (comment) => pages.change((list) => withItem(list, comment)));

  const total = pages.view.status === 'ready' ? pages.view.value.total : null;
  const notify = useEffectEvent(onTotal);
  useEffect(() => {
    if (total !== null) notify(total);
  }, [total]);

  const flying = ({ id, text, toName }: FlyingComment): ThreadComment => ({
    id,
    name: publicName(member?.name ?? ''),
    avatarSrc: member?.avatarUrl ?? undefined,
    toName,
    text,
    time: null,
    sending: true,
  });
  const toThreadComment = (comment: Comment): ThreadComment => {
    const language = languageOf(comment.content, comment.contentLanguage);
    const refusal = refusals.get(comment.id);
    return {
      id: comment.id,
      name: comment.username,
      avatarSrc: comment.avatarUrl ?? undefined,
      toName: comment.toUserName ?? undefined,
      text: textOf(comment.content),
      language: language.tag,
      time: (
        <>
          <When iso={comment.createTime} />
          {language.label === undefined ? null : ` · ${language.label}`}
        </>
      ),
      notice: refusal && <Refused {...refusal} />,
    };
  };
  const replied: ThreadComment | null = draft.replyTo && { ...draft.replyTo, text: '', time: null };

  const thread = (comments: readonly Comment[], ending: ReactNode) => (
    <CommentThread
      className="-mb-5"
      label={t('community.comments.title')}
      comments={[...(draft.flying === null ? [] : [flying(draft.flying)]), ...comments.map(toThreadComment)]}
      value={draft.value}
      onValueChange={draft.change}
      replyTo={replied}
      onReplyToChange={draft.reply}
      onSend={draft.publish}
      onMenu={({ id }) => {
        const comment = comments.find((one) => one.id === id);
        if (comment) onReportAndBlock(comment);
      }}
      sending={draft.flying !== null}
      error={draft.error}
      labels={{
        field: t('community.comments.label'),
        send: t('community.comments.send'),
        toName: (name) => t('community.comments.to', { name }),
        replyTo: (name) => t('community.comments.replyTo', { name }),
        replyingTo: (name) => t('community.comments.replyingTo', { name }),
        stopReplying: t('community.comments.notReply', { name: draft.replyTo?.name ?? '' }),
        menu: (name) => t('community.comments.more', { name }),
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
  const none =
    draft.flying !== null ? null : (
      <p className="px-4 py-6 text-center text-ink-2">{t('community.comments.empty')}</p>
    );
  return (
    <Viewed view={pages.view} skeleton={loading} empty={thread([], none)}>
      {({ items }) =>
        thread(
          items,
          // A short thread needs no end mark. A thread with further pages does: its button's focus moves
          // there.
          pages.hasMore || pages.moreError !== undefined || items.length > CONSTANTS.COMMENT_PAGE_SIZE ? (
            <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
          ) : null,
        )
      }
    </Viewed>
  );
}

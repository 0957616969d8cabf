import { List, ListRow } from '@paydirt/ui/list-row';
import { useState } from 'react';

import { useDeleteComment, useDeletePost } from '../data/community.ts';
import { useMuteOrBlock } from '../data/report-and-block.ts';
import { useFailureText, useT, useToast } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import type { ReportTarget } from './report-target.ts';
import { ReportForm } from './report-form.tsx';

export interface ReportAndBlockSheetProps {
  target: ReportTarget;
  /** Hide a post at once, with a way back. */
  onHide: () => void;
  /** The member no longer sees it: deleted, reported, or its author muted or blocked. */
  onGone: () => void;
  /** Deleting failed: what was removed is shown again. */
  onBack: () => void;
  onClose: () => void;
}

/**
 * Offer the actions on a post or a comment: delete one's own; hide, report, mute or block others'. A guide cannot be
 * muted.
 */
export function ReportAndBlockSheet({ target, onHide, onGone, onBack, onClose }: ReportAndBlockSheetProps) {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const [reporting, setReporting] = useState<'content' | 'member' | null>(null);
  const restriction = useMuteOrBlock();
  const remove = useRemove(target, { onGone, onBack });
  const name = target.item.username;

  if (reporting !== null) {
    return (
      <ReportForm
        target={target}
        about={reporting}
        onSent={() => {
          onGone();
          onClose();
        }}
      />
    );
  }
  if (target.item.own) {
    return (
      <List>
        <ListRow
          icon="trash"
          title={t(target.kind === 'post' ? 'care.deletePost' : 'care.deleteComment')}
          onSelect={() => void remove(onClose)}
        />
      </List>
    );
  }

  async function muteOrBlock(kind: 'mute' | 'block') {
    const of = target.kind === 'post' ? { postId: target.item.id } : { commentId: target.item.id };
    const result = await restriction.send({ ...of, kind });
    if (result === null) return;
    if (!result.ok) {
      toast(failureText(result.error), 'failure');
      return;
    }
    toast(t(kind === 'mute' ? 'care.muted' : 'care.blocked', { name }), 'success');
    onGone();
    onClose();
  }

  const isMember = target.kind === 'comment' || target.item.authorKind === 'member';
  return (
    <List>
      {target.kind === 'post' ? (
        <ListRow
          icon="eye-off"
          title={t('care.hide')}
          text={t('care.hideText')}
          onSelect={() => {
            onHide();
            onClose();
          }}
        />
      ) : null}
      <ListRow
        icon="alert"
        title={t(target.kind === 'post' ? 'care.reportPost' : 'care.reportComment')}
        text={t('care.reportText')}
        onSelect={() => setReporting('content')}
      />
      {isMember ? (
        <>
          <ListRow
            icon="user"
            title={t('care.reportMember', { name })}
            text={t('care.reportText')}
            onSelect={() => setReporting('member')}
          />
          <ListRow
            icon="minus"
            title={t('care.mute', { name })}
            text={t('care.muteText')}
            disabled={restriction.sending}
            onSelect={() => void muteOrBlock('mute')}
          />
          <ListRow
            icon="lock"
            title={t('care.block', { name })}
            text={t('care.blockText')}
            disabled={restriction.sending}
            onSelect={() => void muteOrBlock('block')}
          />
        </>
      ) : null}
    </List>
  );
}

/** Delete one's own entry after a confirmation: it disappears at once, and returns if the service refuses. */
function useRemove(
  target: ReportTarget,
  { onGone, onBack }: Pick<ReportAndBlockSheetProps, 'onGone' | 'onBack'>,
) {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const post = useDeletePost();
  const comment = useDeleteComment();
  const isPost = target.kind === 'post';

  return async (close: () => void) => {
    const agreed = await confirm({
      title: t(isPost ? 'care.deletePostAsk' : 'care.deleteCommentAsk'),
      text: t(isPost ? 'care.deletePostText' : 'care.deleteCommentText'),
      confirm: t(isPost ? 'care.deletePost' : 'care.deleteComment'),
      tone: 'danger',
    });
    if (!agreed) return;
    const { id } = target.item;
    const deletion = isPost ? post.send({ postId: id }) : comment.send({ commentId: id });
    onGone();
    close();
    const result = await deletion;
    if (result === null) return;
    // Gone already, by another tab or by whoever decided about a report: that is what was asked for.
    if (result.ok || result.error.name === 'not_found') {
      toast(t(isPost ? 'care.postDeleted' : 'care.commentDeleted'), 'success');
      return;
    }
    onBack();
    toast(failureText(result.error), 'failure');
  };
}

import type { Blocked } from '@paydirt/contract/community/blocked';
import { Button } from '@paydirt/ui/button';
import { List, ListRow } from '@paydirt/ui/list-row';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useDeleteComment, useDeletePost } from '../data/community.ts';
import { useMuteOrBlock, useUnblock } from '../data/report-and-block.ts';
import { useCopy } from '../../../platform/clipboard.ts';
import { useFailureText, useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import type { Refusal } from '../community/refusals.ts';
import type { Reporting, ReportTarget } from './report-target.ts';
import { ReportForm } from './report-form.tsx';
import { TranslateRow } from './translate-row.tsx';

export interface ReportAndBlockSheetProps {
  target: ReportTarget;
  /** Target of the report; null shows the actions. */
  reporting: Reporting | null;
  onReport: (reporting: Reporting) => void;
  /** Hide a post at once, with a way back; `title` names it where that is refused. */
  onHide: (title: string) => void;
  /** The member no longer sees it: deleted, reported, or its author muted or blocked. */
  onGone: () => void;
  /** It is shown again: a mute or a block was undone. */
  onBack: () => void;
  /** It is shown again, and why: deleting was refused. */
  onRefused: (refusal: Refusal) => void;
  onClose: () => void;
}

/**
 * Offer the actions on a post or a comment: delete one's own; translate, hide, report, mute or block others'. A guide
 * cannot be muted.
 */
export function ReportAndBlockSheet(props: ReportAndBlockSheetProps) {
  const { target, reporting, onReport, onHide, onGone, onBack, onRefused, onClose } = props;
  const t = useT();
  const remove = useRemove(target, { onGone, onRefused, onClose });
  const copying = useCopy();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const muteOrBlock = useRestriction(target, (made) => {
    setBlocked(made);
    onGone();
  });
  const name = target.item.username;

  if (reporting !== null) {
    return (
      <ReportForm
        target={target}
        about={reporting.about}
        onSent={() => {
          onGone();
          onClose();
        }}
      />
    );
  }
  if (blocked !== null) return <Undo blocked={blocked} name={name} onBack={onBack} onClose={onClose} />;
  if (target.item.own) {
    return (
      <List>
        <ListRow
          icon="trash"
          title={t(target.kind === 'post' ? 'moderation.deletePost' : 'moderation.deleteComment')}
          onSelect={() => void remove()}
        />
      </List>
    );
  }

  const reportTitle = t(target.kind === 'post' ? 'moderation.reportPost' : 'moderation.reportComment');
  const memberTitle = t('moderation.reportMember', { name });
  const isMember = target.kind === 'comment' || target.item.authorKind === 'member';
  return (
    <>
      <FormFailure className="px-4 pb-3" text={muteOrBlock.failure ?? copying.failure} />
      <List>
        <TranslateRow
          content={target.item.content}
          contentLanguage={target.item.contentLanguage}
          onCopy={copying.copy}
        />
        {target.kind === 'post' ? (
          <ListRow
            icon="eye-off"
            title={t('moderation.hide')}
            text={t('moderation.hideText')}
            onSelect={() => {
              onHide(t('moderation.hide'));
              onClose();
            }}
          />
        ) : null}
        <ListRow
          icon="alert"
          title={reportTitle}
          onSelect={() => onReport({ about: 'content', title: reportTitle })}
        />
        {isMember ? (
          <>
            <ListRow
              icon="user"
              title={memberTitle}
              onSelect={() => onReport({ about: 'member', title: memberTitle })}
            />
            <ListRow
              icon="minus"
              title={t('moderation.mute', { name })}
              text={t('moderation.muteText')}
              disabled={muteOrBlock.sending}
              onSelect={() => void muteOrBlock.send('mute')}
            />
            <ListRow
              icon="lock"
              title={t('moderation.block', { name })}
              text={t('moderation.blockText')}
              disabled={muteOrBlock.sending}
              onSelect={() => void muteOrBlock.send('block')}
            />
          </>
        ) : null}
      </List>
    </>
  );
}

/** Mute an author, or block them after a question; `onMade` is called with the restriction. */
function useRestriction(target: ReportTarget, onMade: (blocked: Blocked) => void) {
  const t = useT();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const { send, sending } = useMuteOrBlock();
  const [failure, setFailure] = useState<string | null>(null);
  const name = target.item.username;

  return {
    sending,
    failure,
    async send(kind: Blocked['kind']) {
      const question = {
        title: t('moderation.blockAsk', { name }),
        text: t('moderation.blockText'),
        confirm: t('moderation.block', { name }),
      };
      if (kind === 'block' && !(await confirm({ ...question, tone: 'danger' }))) return;
      const of = target.kind === 'post' ? { postId: target.item.id } : { commentId: target.item.id };
      setFailure(null);
      const result = await send({ ...of, kind });
      if (result === null) return;
      if (result.ok) onMade(result.value.data);
      else setFailure(failureText(result.error));
    },
  };
}

interface UndoProps {
  blocked: Blocked;
  name: string;
  onBack: () => void;
  onClose: () => void;
}

/** Say who is muted or blocked now, with the way back. */
function Undo({ blocked: { id, kind }, name, onBack, onClose }: UndoProps) {
  const t = useT();
  const failureText = useFailureText();
  const { send, sending } = useUnblock();
  const [failure, setFailure] = useState<string | null>(null);

  async function undo() {
    setFailure(null);
    const result = await send({ id });
    if (result === null) return;
    if (!result.ok) {
      setFailure(failureText(result.error));
      return;
    }
    onBack();
    onClose();
  }

  return (
    <div className="flex flex-col gap-3 px-4 pt-2">
      <p role="status" className="text-17 font-medium text-pretty">
        {t(kind === 'mute' ? 'moderation.muted' : 'moderation.blocked', { name })}
      </p>
      <p className="text-15 text-pretty text-ink-2">{t('moderation.undoText')}</p>
      <FormFailure text={failure} />
      <Button wide busy={sending} onClick={() => void undo()}>
        {t('moderation.undo')}
      </Button>
      <Button wide variant="quiet" onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  );
}

/** Delete one's own entry after a confirmation: it disappears at once, and returns if the service refuses. */
function useRemove(
  target: ReportTarget,
  { onGone, onRefused, onClose }: Pick<ReportAndBlockSheetProps, 'onGone' | 'onRefused' | 'onClose'>,
) {
  const t = useT();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const post = useDeletePost();
  const comment = useDeleteComment();
  const isPost = target.kind === 'post';
  const title = t(isPost ? 'moderation.deletePost' : 'moderation.deleteComment');

  async function remove() {
    const { id } = target.item;
    const deletion = isPost ? post.send({ postId: id }) : comment.send({ commentId: id });
    onGone();
    const result = await deletion;
    // `not_found`: it was already deleted, in another tab or after a report, which is the wanted result.
    if (result === null || result.ok || result.error.name === 'not_found') return;
    onRefused({ title, reason: failureText(result.error), onRetry: () => void remove() });
  }

  return async () => {
    const agreed = await confirm({
      title: t(isPost ? 'moderation.deletePostAsk' : 'moderation.deleteCommentAsk'),
      text: t(isPost ? 'moderation.deletePostText' : 'moderation.deleteCommentText'),
      confirm: title,
      tone: 'danger',
    });
    if (!agreed) return;
    onClose();
    await remove();
  };
}

import { CallError } from '@paydirt/contract';
import type { Comment } from '@paydirt/contract/community/comments';
import { checkText, CONSTANTS } from '@paydirt/domain';
import { useRef, useState } from 'react';

import { useAddComment } from '../data/community.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';

const LONGEST = CONSTANTS.COMMENT_MAX_LENGTH;

/** An empty draft: text, the comment that it replies to, and the id of this intent, under which it is sent again. */
const NOTHING_WRITTEN = { text: '', replyId: '', replyName: '', intentId: '' };

/** A comment that is on its way. */
export interface FlyingComment {
  readonly id: string;
  readonly text: string;
  readonly toName: string | undefined;
}

/**
 * Write a comment. It appears below the post at once, and the text returns to the field if the service refuses it. It
 * is kept as a draft until the service has it: sent again after a crash, it appears once.
 */
export function useCommentDraft(postId: string, onSent: (comment: Comment) => void) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const draft = useDraft(`comment:${postId}`, NOTHING_WRITTEN);
  const { text, replyId, replyName, intentId } = draft.values;
  const { send } = useAddComment();
  const [flying, setFlying] = useState<FlyingComment | null>(null);
  // Text typed while a comment is being sent; `publish` reads the latest from the ref when it has its answer.
  const [typed, setTyped] = useState('');
  const newest = useRef('');
  const [failure, setFailure] = useState<unknown>(null);
  const [tried, setTried] = useState(false);
  const checked = checkText(text, LONGEST);

  function type(next: string) {
    newest.current = next;
    setTyped(next);
  }

  async function publish() {
    setFailure(null);
    setTried(true);
    if (!checked.ok || flying !== null) return;
    const intent = intentId || crypto.randomUUID();
    draft.change({ intentId: intent });
    setFlying({ id: `sending:${intent}`, text: checked.value, toName: replyName || undefined });
    const result = await send({
      postId,
      content: checked.value,
      intentId: intent,
      ...(replyId !== '' && { commentId: replyId }),
    });
    const since = newest.current;
    type('');
    setFlying(null);
    if (result?.ok) {
      setTried(false);
      draft.clear();
      if (since !== '') draft.change({ text: since });
      onSent(result.value.data);
      return;
    }
    if (since !== '') draft.change({ text: `${text}\n${since}` });
    if (result) setFailure(result.error);
  }

  function errorText(): string | undefined {
    if (flying === null && !checked.ok) {
      if (checked.error === 'too_long')
        return t('community.comments.tooLong', { count: format.number(LONGEST) });
      // The text has only invisible characters, such as zero-width spaces, which the button counts as text.
      if (tried && text !== '') return t('field.required');
    }
    if (failure === null) return undefined;
    // The post, or the comment replied to, was deleted meanwhile, or its author cannot be replied to.
    const isGone = failure instanceof CallError && failure.name === 'not_found';
    return isGone ? t('community.comments.gone') : failureText(failure);
  }

  return {
    value: flying === null ? text : typed,
    change: (next: string) => {
      if (flying === null) draft.change({ text: next, intentId: '' });
      else type(next);
    },
    replyTo: flying !== null || replyId === '' ? null : { id: replyId, name: replyName },
    reply: (to: { readonly id: string; readonly name: string } | null) => {
      if (flying === null) draft.change({ replyId: to?.id ?? '', replyName: to?.name ?? '', intentId: '' });
    },
    flying,
    publish: () => void publish(),
    error: errorText(),
    discard: draft.clear,
  };
}

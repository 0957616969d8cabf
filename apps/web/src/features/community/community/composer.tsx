import { checkText, CONSTANTS } from '@paydirt/domain';
import { EMPTY_POST, PostComposer } from '@paydirt/ui/post-composer';
import { useState } from 'react';

import { useAddPost } from '../data/community.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useFailureText, useT } from '../../../platform/hooks.tsx';

const LONGEST = CONSTANTS.POST_MAX_LENGTH;

/** Write a post of text. What was typed stays as a draft until it is published. */
export function Composer({ onPublished }: { onPublished: () => void }) {
  const t = useT();
  const failureText = useFailureText();
  const { values, change, clear } = useDraft('post', { text: '' });
  const { send, sending } = useAddPost();
  const [failure, setFailure] = useState<unknown>(null);
  const content = checkText(values.text, LONGEST);
  // The service counts the parts of a letter, too.
  const tooLong = t('community.compose.tooLong', { count: LONGEST });

  async function publish() {
    setFailure(null);
    if (!content.ok) return;
    const result = await send({ content: content.value });
    if (result === null) return;
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    clear();
    onPublished();
  }

  return (
    <PostComposer
      value={{ ...EMPTY_POST, text: values.text }}
      onValueChange={({ text }) => change({ text })}
      maxLength={LONGEST}
      busy={sending}
      error={failure === null ? undefined : failureText(failure)}
      errors={{ text: !content.ok && content.error === 'too_long' ? tooLong : undefined }}
      onSubmit={() => void publish()}
      labels={{
        text: t('community.compose.label'),
        hint: t('community.compose.hint', { count: LONGEST }),
        tooLong: () => tooLong,
        submit: t('community.compose.publish'),
      }}
    />
  );
}

import { checkText, CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextArea } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type FormEvent, useState } from 'react';

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
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const content = checkText(values.text, LONGEST);
  const reason = content.ok ? null : content.error;
  const error =
    reason === 'too_long'
      ? t('community.compose.tooLong', { count: LONGEST })
      : tried && reason !== null
        ? t('field.required')
        : undefined;

  async function publish(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (!content.ok) return;
    const result = await send({ content: content.value });
    if (result === null) return;
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    clear();
    setTried(false);
    onPublished();
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void publish(event)}>
      <TextArea
        label={t('community.compose.label')}
        hint={t('community.compose.hint', { count: LONGEST })}
        rows={6}
        value={values.text}
        onValueChange={(next) => change({ text: next })}
        error={error}
      />
      {failure === null ? null : (
        <div role="alert">
          <NoticeBar tone="failure">{failureText(failure)}</NoticeBar>
        </div>
      )}
      <Button type="submit" wide size="lg" variant="primary" busy={sending}>
        {t('community.compose.publish')}
      </Button>
    </form>
  );
}

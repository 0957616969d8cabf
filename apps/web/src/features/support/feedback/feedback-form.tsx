import { checkFeedback, CONSTANTS, countWords } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextArea, TextField } from '@paydirt/ui/field';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { PictureUpload, type PreparedPicture } from '@paydirt/ui/picture-upload';
import { type FormEvent, useState } from 'react';

import { useDraft } from '../../../forms/draft.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useForm } from '../../../forms/form.ts';
import { usePictureField } from '../../../forms/picture/use-picture-field.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { useCreateFeedback } from '../data/feedback.ts';

const NOTHING_WRITTEN = { comments: '', phone: '', pictures: '', unsent: '' };

/**
 * Take comments, a phone and pictures. What was typed is kept until it was sent, and so are the names of pictures,
 * which have to be picked again.
 */
export function FeedbackForm() {
  const t = useT();
  const format = useFormat();
  const { values, change, clear } = useDraft('feedback', NOTHING_WRITTEN);
  const [lost, setLost] = useState(() =>
    [values.pictures, values.unsent].flatMap((names) => (names === '' ? [] : names.split('\n'))),
  );
  const [pictures, setPictures] = useState<readonly PreparedPicture[]>([]);
  const [uploading, setUploading] = useState(false);
  const field = usePictureField('feedback', CONSTANTS.FEEDBACK_PICTURES_AT_MOST);
  const form = useForm({ fields: ['comments', 'phone', 'fileIds'] });
  const { send, sending } = useCreateFeedback();
  const [sent, setSent] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(false);
    const checked = checkFeedback(values.comments);
    if (!form.check(checked.ok ? {} : { comments: checked.error })) return;
    const fileIds = pictures.flatMap(({ remote }) => (remote === undefined ? [] : [remote])).join(',');
    const answer = form.answerOf(
      await send({ comments: values.comments, phone: values.phone.trim(), fileIds }),
    );
    if (answer === null) return;
    clear();
    setPictures([]);
    setLost([]);
    setSent(true);
  }

  const missing = CONSTANTS.FEEDBACK_WORDS_ABOVE + 1 - countWords(values.comments);
  const isEmpty = values.comments.trim() === '';
  const wrong =
    form.errors.comments === undefined ? undefined : isEmpty ? t('feedback.required') : form.errors.comments;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('feedback.comments')}
        hint={missing > 0 ? t('feedback.missing', { count: missing }) : undefined}
        maxLength={CONSTANTS.FEEDBACK_MAX_LENGTH}
        value={values.comments}
        readOnly={sending}
        onValueChange={(comments) => {
          change({ comments });
          form.clearError('comments');
        }}
        error={wrong}
        ref={form.control('comments')}
      />
      <TextField
        label={t('feedback.phone')}
        hint={t('feedback.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={CONSTANTS.FEEDBACK_PHONE_MAX_LENGTH}
        value={values.phone}
        readOnly={sending}
        {...form.field('phone', (phone) => change({ phone }))}
      />
      {lost.length === 0 ? null : (
        <NoticeBar tone="pending">{t('compose.lost', { names: format.list(lost) })}</NoticeBar>
      )}
      <PictureUpload
        {...field}
        legend={t('feedback.pictures')}
        value={pictures}
        disabled={sending}
        onValueChange={(next) => {
          setPictures(next);
          setLost([]);
          change({ pictures: next.map(({ name }) => name).join('\n') });
        }}
        onUnsentChange={(names) => {
          setLost([]);
          change({ unsent: names.join('\n') });
        }}
        onBusyChange={setUploading}
        error={form.errors.fileIds}
      />
      <FormFailure text={form.formError} />
      {/* It is in the list below, which a screen reader does not come to by itself. */}
      <p role="status" className="sr-only">
        {sent ? t('feedback.state.sent') : null}
      </p>
      <Button type="submit" wide size="lg" variant="primary" busy={sending || uploading} guarded>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

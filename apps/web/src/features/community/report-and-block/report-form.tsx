import type { ReportKind } from '@paydirt/contract/community/reports';
import { checkText, CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Choice } from '@paydirt/ui/choice';
import { TextArea } from '@paydirt/ui/field';
import { useState } from 'react';

import { useReportComment, useReportPost } from '../data/report-and-block.ts';
import { useDraft } from '../../../forms/draft.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useFailureText, useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import type { Reporting, ReportTarget } from './report-target.ts';

const KINDS = ['promise', 'insult', 'private', 'false', 'other'] as const satisfies readonly ReportKind[];
const LONGEST = CONSTANTS.REPORT_TEXT_MAX_LENGTH;

interface ReportFormProps {
  target: ReportTarget;
  about: Reporting['about'];
  onSent: () => void;
}

/** Report something, and read what happens next before sending it. No kind is preselected. */
export function ReportForm({ target, about, onSent }: ReportFormProps) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const post = useReportPost();
  const comment = useReportComment();
  const { values, change, clear } = useDraft(`report:${target.item.id}`, { text: '' });
  const [kind, setKind] = useState<ReportKind | null>(null);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const checked = checkText(values.text, LONGEST);
  const isTooLong = !checked.ok && checked.error === 'too_long';

  async function submit() {
    setTried(true);
    setFailure(null);
    if (kind === null || isTooLong) return;
    const report = { kind, about, text: checked.ok ? checked.value : '' };
    const { id } = target.item;
    const result = await (target.kind === 'post'
      ? post.send({ postId: id, ...report })
      : comment.send({ commentId: id, ...report }));
    if (result === null) return;
    // A post that is gone needs no report.
    if (!result.ok && result.error.name !== 'not_found') {
      setFailure(result.error);
      return;
    }
    clear();
    toast(t('moderation.form.sent'), 'success');
    onSent();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5 px-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Choice<ReportKind>
        legend={t('moderation.form.kind')}
        options={KINDS.map((value) => ({ value, label: t(`moderation.form.${value}`) }))}
        value={kind}
        onValueChange={setKind}
        error={tried && kind === null ? t('moderation.form.choose') : undefined}
      />
      <TextArea
        label={t('moderation.form.note')}
        hint={t('moderation.form.noteHint', { count: format.number(LONGEST) })}
        rows={3}
        value={values.text}
        error={isTooLong ? t('moderation.form.tooLong', { count: format.number(LONGEST) }) : undefined}
        onValueChange={(text) => change({ text })}
      />
      <p className="text-15 text-ink-2">{t('moderation.form.next')}</p>
      <FormFailure text={failure === null ? null : failureText(failure)} />
      <Button type="submit" variant="primary" size="lg" wide busy={post.sending || comment.sending}>
        {t('moderation.form.send')}
      </Button>
    </form>
  );
}

import type { answerFeedback } from '@paydirt/contract/messages/feedback';
import type { answerSupport } from '@paydirt/contract/messages/support';
import { Button } from '@paydirt/ui/button';
import { TextArea } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import type { Sending } from '../../platform/data/use-send.ts';
import { useT } from '../../platform/hooks.tsx';

export interface PanelAnswerProps {
  id: string;
  /** The member who asks. */
  name: string;
  /** The question. */
  text: string;
  /** Time of the question, and whether it has been answered. */
  about: string;
  /** Label of the button. */
  label: string;
  sending: Sending<typeof answerSupport> | Sending<typeof answerFeedback>;
}

/** Show a member's message with a form to answer it. */
export function PanelAnswer({
  id,
  name,
  text: question,
  about,
  label,
  sending: { send, sending },
}: PanelAnswerProps) {
  const t = useT();
  const [text, setText] = useState('');
  const form = useForm({ fields: ['text'] });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check(text.trim() === '' ? { text: 'required' } : {})) return;
    if (form.answerOf(await send({ id, text })) === null) return;
    setText('');
  }

  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <p className="text-15 font-semibold">{name}</p>
      <p className="tabular text-13 text-ink-2">{about}</p>
      <p className="text-15 wrap-anywhere whitespace-pre-line">{question}</p>
      <TextArea label={t('test.support.answer')} rows={2} value={text} {...form.field('text', setText)} />
      <FormFailure text={form.formError} />
      <Button type="submit" busy={sending}>
        {label}
      </Button>
    </form>
  );
}

import { CONSTANTS } from '@paydirt/domain';
import { publishNews } from '@paydirt/contract/sandbox/publishing';
import { Button } from '@paydirt/ui/button';
import { Choice } from '@paydirt/ui/choice';
import { TextArea, TextField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { useSend } from '../../platform/data/use-send.ts';
import { useT, useToast } from '../../platform/hooks.tsx';
import { PanelSection } from './panel-section.tsx';

const KINDS = {
  stationNews: { channel: 'station_news' },
  news: { channel: 'news' },
  notice: { channel: 'notice' },
  popup: { channel: 'notice', place: 'popup' },
  wallet: { channel: 'notice', place: 'wallet' },
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Write to every member, as the operator would. */
export function PanelPublish() {
  const t = useT();
  const toast = useToast();
  const [kind, setKind] = useState<Kind>('stationNews');
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const { send, sending } = useSend(publishNews);
  const form = useForm({ fields: ['title', 'body'], failures: {} });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reasons = {
      ...(title.trim() === '' ? { title: 'required' } : {}),
      ...(body.trim() === '' ? { body: 'required' } : {}),
    };
    if (!form.check(reasons)) return;
    if (form.answerOf(await send({ ...KINDS[kind], title, body })) === null) return;
    setTitle('');
    setBody('');
    toast(t('test.publish.done'), 'success');
  }

  return (
    <PanelSection title={t('test.publish.title')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Choice<Kind>
          legend={t('test.publish.kind')}
          options={KIND_NAMES.map((value) => ({ value, label: t(`test.publish.${value}`) }))}
          value={kind}
          onValueChange={setKind}
        />
        <TextField
          label={t('test.publish.subject')}
          autoComplete="off"
          maxLength={CONSTANTS.NEWS_TITLE_MAX_LENGTH}
          value={title}
          {...form.field('title', setTitle)}
        />
        <TextArea
          label={t('test.publish.body')}
          maxLength={CONSTANTS.NEWS_TEXT_MAX_LENGTH}
          value={body}
          {...form.field('body', setBody)}
        />
        <FormFailure text={form.formError} />
        <Button type="submit" busy={sending} guarded>
          {t('test.publish.action')}
        </Button>
      </form>
    </PanelSection>
  );
}

import { publishVersion } from '@paydirt/contract/sandbox/publishing';
import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Checkbox } from '@paydirt/ui/checkbox';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { useSend } from '../../platform/data/use-send.ts';
import { useT, useToast } from '../../platform/hooks.tsx';
import { PanelSection } from './panel-section.tsx';

/** Publish a version of the app that is newer than this one, or take it back. */
export function PanelVersion() {
  const t = useT();
  const toast = useToast();
  const [version, setVersion] = useState('1.3.0');
  const [extra, setExtra] = useState('');
  const [compulsory, setCompulsory] = useState(false);
  const { send, sending } = useSend(publishVersion);
  const form = useForm({ fields: ['version', 'extra'], failures: {} });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.check(version.trim() === '' ? { version: 'required' } : {})) return;
    const answer = form.answerOf(
      await send({
        versionCode: CONSTANTS.VERSION_CODE + 1,
        version: version.trim(),
        ...(extra.trim() !== '' && { extra }),
        compulsory,
      }),
    );
    if (answer !== null) toast(t('test.version.published'), 'success');
  }

  async function withdraw() {
    if (form.answerOf(await send({})) !== null) toast(t('test.version.withdrawn'), 'success');
  }

  return (
    <PanelSection title={t('test.version.title')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('test.version.version')}
          autoComplete="off"
          inputMode="decimal"
          value={version}
          {...form.field('version', setVersion)}
        />
        <TextField
          label={t('test.version.extra')}
          autoComplete="off"
          maxLength={CONSTANTS.VERSION_NOTE_MAX_LENGTH}
          value={extra}
          {...form.field('extra', setExtra)}
        />
        <Checkbox checked={compulsory} onCheckedChange={setCompulsory} label={t('test.version.compulsory')} />
        <FormFailure text={form.formError} />
        <div className="flex flex-wrap gap-2 *:grow">
          <Button type="submit" busy={sending}>
            {t('test.version.action')}
          </Button>
          <Button aria-disabled={sending} onClick={() => void withdraw()}>
            {t('test.version.withdraw')}
          </Button>
        </div>
      </form>
    </PanelSection>
  );
}

import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { useT } from '../../platform/hooks.tsx';
import { useClassKey } from './data/panel-access.ts';
import { PanelSection } from './panel-section.tsx';

/** Take the class key, which opens the rest of the panel. */
export function PanelClassKey() {
  const t = useT();
  const { enter, trying } = useClassKey();
  const [key, setKey] = useState('');
  const form = useForm({
    fields: ['key'],
    failures: { class_key_wrong: 'key', too_many_requests: 'key' },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The key is printed with a dash and dictated with a pause, so only the digits count.
    const digits = key.replaceAll(/[^0-9]/g, '');
    if (!form.check(digits === '' ? { key: 'required' } : {}) || trying) return;
    const error = await enter(digits);
    if (error !== null) form.fail(error);
  }

  return (
    <PanelSection title={t('test.classMode.title')} text={t('test.classMode.text')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('test.classMode.key')}
          inputMode="numeric"
          autoComplete="off"
          value={key}
          {...form.field('key', setKey)}
        />
        <FormFailure text={form.formError} />
        <Button type="submit" busy={trying}>
          {t('test.classMode.open')}
        </Button>
      </form>
    </PanelSection>
  );
}

import { checkSharedVideo, SHARED_VIDEO_MAX_LENGTH, VIDEO_SITES } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { PictureUpload } from '@paydirt/ui/picture-upload';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { type FormEvent, useState } from 'react';

import { useDraft } from '../../../forms/draft.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useForm } from '../../../forms/form.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { useSubmit } from '../data/rewards.ts';
import { useScreenshot } from '../submission/use-screenshot.ts';

type Way = 'link' | 'fileId';

/** Submit the link of a video or a screenshot of it; input stays when switching between them. */
export function VideoForm() {
  const t = useT();
  const format = useFormat();
  const [way, setWay] = useState<Way>('link');
  const { values, change, clear } = useDraft('share-link', { link: '' });
  const screenshot = useScreenshot();
  const { send, sending } = useSubmit();
  const form = useForm({ fields: ['link', 'fileId'], failures: { not_found: 'fileId' } });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { fileId } = screenshot;
    const link = checkSharedVideo(values.link);
    const reasons =
      way === 'link' ? (link.ok ? {} : { link: link.error }) : fileId === null ? { fileId: 'required' } : {};
    if (!form.check(reasons)) return;
    const what = way === 'fileId' ? { fileId: fileId ?? '' } : { link: link.ok ? link.value : values.link };
    if (form.answerOf(await send({ kind: 'share_link', ...what })) === null) return;
    clear();
    screenshot.clear();
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <p className="text-15 text-pretty">{t('earn.share.intro')}</p>
      <SegmentedTabs
        label={t('earn.share.way')}
        variant="segments"
        items={[
          { value: 'link', label: t('earn.share.byLink') },
          { value: 'fileId', label: t('earn.share.byPicture') },
        ]}
        value={way}
        onValueChange={setWay}
      >
        <TabPanel value={way}>
          {way === 'link' ? (
            <TextField
              label={t('earn.share.link')}
              hint={t('earn.share.linkHint', { sites: format.list(VIDEO_SITES) })}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={SHARED_VIDEO_MAX_LENGTH}
              value={values.link}
              {...form.field('link', (link) => change({ link }))}
            />
          ) : null}
          {/* Hidden and not taken away: what is on its way goes on while the link is looked at. */}
          <PictureUpload
            {...screenshot.field}
            hidden={way !== 'fileId'}
            legend={t('earn.screenshot')}
            error={form.errors.fileId}
            onValueChange={(value) => {
              screenshot.field.onValueChange(value);
              form.clearError('fileId');
            }}
          />
        </TabPanel>
      </SegmentedTabs>
      <FormFailure text={form.formError} />
      <Button
        type="submit"
        wide
        size="lg"
        variant="primary"
        busy={sending}
        disabled={way === 'fileId' && screenshot.busy}
        guarded
      >
        {t('earn.send')}
      </Button>
      {way === 'fileId' && screenshot.busy ? (
        <p className="text-13 text-ink-2">{t('earn.waitUpload')}</p>
      ) : null}
    </form>
  );
}

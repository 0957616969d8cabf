import { SavedImage } from '@paydirt/ui/data-saver';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { PictureUpload } from '@paydirt/ui/picture-upload';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import type { FormEvent } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useForm } from '../../../forms/form.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useSubmit, useRewardOfKind } from '../data/rewards.ts';
import { SubmissionStatus } from '../submission/submission-status.tsx';
import { useScreenshot } from '../submission/use-screenshot.ts';

/** A page of our own: there is no group to join, and it says so. */
const GROUP_PAGE = '/media/rewards/group.svg';

/** Join the group: the page that represents it, the screenshot, and the status of its review. */
export function JoinGroupScreen() {
  const t = useT();
  return (
    <Screen>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <p className="text-15 text-pretty text-ink-2">{t('earn.kind.join_group.rule')}</p>
        <Viewed inset view={useRewardOfKind('join_group')} skeleton={<FormSkeleton />}>
          {(kind) => (
            <>
              <SubmissionStatus {...kind} />
              {kind.reward.state === 'open' || kind.reward.state === 'refused' ? (
                <>
                  <GroupPage />
                  <ScreenshotForm />
                </>
              ) : null}
            </>
          )}
        </Viewed>
      </div>
    </Screen>
  );
}

function GroupPage() {
  const t = useT();
  return (
    <section className="flex flex-col gap-3">
      <p className="text-15 text-pretty">{t('earn.group.intro')}</p>
      <SavedImage
        src={GROUP_PAGE}
        alt={t('earn.group.picture')}
        width={270}
        height={480}
        className="h-64 w-36 self-center rounded-card border border-line bg-sheet"
      />
      <ButtonLink href={GROUP_PAGE} target="_blank" rel="noopener">
        {t('earn.group.open')}
      </ButtonLink>
    </section>
  );
}

function ScreenshotForm() {
  const t = useT();
  const screenshot = useScreenshot();
  const { send, sending } = useSubmit();
  const form = useForm({ fields: ['fileId'], failures: { not_found: 'fileId' } });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { fileId } = screenshot;
    if (!form.check(fileId === null ? { fileId: 'required' } : {}) || fileId === null) return;
    if (form.answerOf(await send({ kind: 'join_group', fileId })) !== null) screenshot.clear();
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PictureUpload
        {...screenshot.field}
        legend={t('earn.screenshot')}
        error={form.errors.fileId}
        onValueChange={(value) => {
          screenshot.field.onValueChange(value);
          form.clearError('fileId');
        }}
      />
      <FormFailure text={form.formError} />
      <Button
        type="submit"
        wide
        size="lg"
        variant="primary"
        busy={sending}
        disabled={screenshot.busy}
        guarded
      >
        {t('earn.send')}
      </Button>
      {screenshot.busy ? <p className="text-13 text-ink-2">{t('earn.waitUpload')}</p> : null}
    </form>
  );
}

function FormSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonLine extent="long" />
      <SkeletonBlock className="my-4 h-64" />
      <SkeletonBlock className="h-14" />
    </Skeleton>
  );
}

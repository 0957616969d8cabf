import { type AccountData, keptUntil } from '@paydirt/contract/account/leaving';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useFailureText, useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useAccountData, useExportAccount } from '../data/leaving.ts';

/**
 * Explain which data is kept about the member, why and for how long, and offer to export it or to delete the account.
 */
export function PrivacyScreen() {
  const t = useT();
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <Viewed inset view={useAccountData()} skeleton={<Loading />}>
          {({ kept }) => (
            <>
              <Kept kept={kept} until="account" />
              <Kept kept={kept} until="ever" />
            </>
          )}
        </Viewed>
        <TakeAlong />
        <section className="flex flex-col gap-2">
          <SectionHeading title={t('privacy.leave.title')} />
          <p className="text-15 text-pretty text-ink-2">{t('privacy.leave.text')}</p>
          <ButtonLink wide href={hashHref(accountRoutes.leave.href())}>
            {t('privacy.leave.open')}
          </ButtonLink>
        </section>
      </div>
    </Screen>
  );
}

interface KeptProps extends Pick<AccountData, 'kept'> {
  until: ReturnType<typeof keptUntil>;
}

/** List what is kept equally long. */
function Kept({ kept, until }: KeptProps) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t(`privacy.until.${until}`)} />
      <List className="-mx-4">
        {kept
          .filter(({ what }) => keptUntil(what) === until)
          .map(({ what, count }) => (
            <ListRow
              key={what}
              title={t(`privacy.kept.${what}.title`)}
              text={t(`privacy.kept.${what}.text`)}
              value={<span className="tabular">{format.number(count)}</span>}
            />
          ))}
      </List>
    </section>
  );
}

function TakeAlong() {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const { save, saving } = useExportAccount();
  const [failure, setFailure] = useState<string | null>(null);

  async function take(format?: 'json' | 'csv') {
    setFailure(null);
    const result = await save(format === undefined ? {} : { format });
    if (result === null) return;
    if (result.ok) toast(t('privacy.export.done', { name: result.value.name }), 'success');
    else setFailure(failureText(result.error));
  }

  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={t('privacy.export.title')} />
      <FormFailure text={failure} />
      <Button wide icon="download" busy={saving} onClick={() => void take()}>
        {t('privacy.export.both')}
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <Button variant="quiet" disabled={saving} onClick={() => void take('json')}>
          {t('privacy.export.json')}
        </Button>
        <Button variant="quiet" disabled={saving} onClick={() => void take('csv')}>
          {t('privacy.export.csv')}
        </Button>
      </div>
    </section>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonBlock className="h-96" />
    </Skeleton>
  );
}

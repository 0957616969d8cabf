import { Button } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { FailedState } from '@paydirt/ui/state-message';
import { Suspense, useState } from 'react';

import { usePlatform, useT } from '../../platform/hooks.tsx';
import { useDownloadWorld } from '../../platform/data/download-world.ts';
import { useDocumentTitle } from '../screen/document-title.ts';
import { part } from '../screen/part.tsx';
import { useConfirm } from './confirm.ts';

const ConfirmHost = part([], async () => (await import('./confirm-host.tsx')).ConfirmHost);

/**
 * State that this page cannot go on with the world of this browser, which stays as it is, with the ways on. It is
 * of test mode all the same (H1); what opens the test panel has nothing to ask.
 */
export function WorldClosed() {
  const t = useT();
  const { session, world, reload } = usePlatform();
  const { download, downloading } = useDownloadWorld();
  const confirm = useConfirm();
  const [beginning, setBeginning] = useState(false);
  const [refused, setRefused] = useState(false);
  const outdated = world?.state.get() === 'outdated';
  const title = outdated ? t('test.version.title') : t('test.world.unreadable');
  useDocumentTitle(title);

  async function startOver() {
    const confirmed = await confirm({
      title: t('test.reset.confirm'),
      text: t('test.scenario.confirmText'),
      confirm: t('test.reset.title'),
      tone: 'danger',
    });
    if (!confirmed) return;
    setBeginning(true);
    const begun = await world?.startOver().catch(() => false);
    setBeginning(false);
    setRefused(!begun);
    if (!begun) return;
    // Until the new world answers, the page would show the answers of the old one.
    session.forget();
    reload();
  }

  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] place-items-center bg-paper">
      <NoticeBar tone="info" className="w-full">
        {t('shell.ribbon')}
      </NoticeBar>
      {outdated ? (
        <FailedState
          headingLevel={1}
          illustration={<Illustration src={scenes['no-permission']} />}
          title={title}
          text={t('shell.chunkFailed')}
          retryLabel={t('shell.update.confirm')}
          onRetry={reload}
        />
      ) : (
        <FailedState
          headingLevel={1}
          illustration={<Illustration src={scenes['no-permission']} />}
          title={title}
          text={refused ? t('error.unavailable') : t('test.world.unreadableText')}
          action={
            <>
              <Button variant="primary" busy={downloading} onClick={() => void download()}>
                {t('test.world.download')}
              </Button>
              <Button variant="danger" busy={beginning} onClick={() => void startOver()}>
                {t('test.reset.title')}
              </Button>
            </>
          }
        />
      )}
      <Suspense fallback={null}>
        <ConfirmHost />
      </Suspense>
    </main>
  );
}

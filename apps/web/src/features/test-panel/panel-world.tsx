import { Button, FileButton } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { useState } from 'react';

import { useDownloadWorld } from '../../platform/data/download-world.ts';
import { usePlatform, useT, useToast } from '../../platform/hooks.tsx';
import { useConfirm } from '../../shell/frame/confirm.ts';
import { useEnterWorld } from './data/enter-world.ts';
import { PanelSection } from './panel-section.tsx';

const WRONG = {
  too_large: 'error.too_large',
  no_world: 'test.world.wrongFile',
  full: 'test.world.full',
} as const;

/** Export this browser's world as a file, or import one. Renders nothing where the services are elsewhere. */
export function PanelWorld({ onDone }: { onDone: () => void }) {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const { world } = usePlatform();
  const enterWorld = useEnterWorld(onDone);
  const { download, downloading } = useDownloadWorld();
  const [opening, setOpening] = useState(false);
  const [wrong, setWrong] = useState<keyof typeof WRONG | null>(null);
  if (world === null) return null;

  async function open(file: File) {
    setWrong(null);
    const confirmed = await confirm({
      title: t('test.world.confirm', { name: file.name }),
      text: t('test.scenario.confirmText'),
      confirm: t('test.world.open'),
      tone: 'danger',
    });
    if (!confirmed || world === null) return;
    setOpening(true);
    const result = await world.open(file);
    setOpening(false);
    if (!result.ok) {
      setWrong(result.error);
      return;
    }
    toast(t('test.world.opened'), 'success');
    await enterWorld();
  }

  return (
    <PanelSection title={t('test.world.title')}>
      <Button icon="download" busy={downloading} onClick={() => void download()}>
        {t('test.world.download')}
      </Button>
      <FileButton icon="box" accept=".gz" busy={opening} onFile={(file) => void open(file)}>
        {t('test.world.open')}
      </FileButton>
      <div role="status" className="empty:sr-only">
        {wrong === null ? null : <NoticeBar tone="failure">{t(WRONG[wrong])}</NoticeBar>}
      </div>
    </PanelSection>
  );
}

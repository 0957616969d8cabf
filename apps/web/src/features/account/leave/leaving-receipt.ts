import type { AccountData } from '@paydirt/contract/account/leaving';
import { isoDay, dayOf } from '@paydirt/domain';

import { useClock, useFileFormat, useT } from '../../../platform/hooks.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { useConfirm } from '../../../shell/frame/confirm.ts';
import { leavingFigures } from './leaving-figures.ts';

/** Get the texts that tell a former member that it is done, and offer the figures that they confirmed as a file. */
export function useLeavingReceipt(): (leaving: AccountData['leaving']) => Promise<void> {
  const t = useT();
  const format = useFileFormat();
  const now = useClock();
  const confirm = useConfirm();

  return async (leaving) => {
    const at = now();
    const { items, total } = leavingFigures(leaving, { t, format });
    const lines = [...items, total].map(({ term, value }) => `${term}: ${value}`);
    const done = t('privacy.leave.done');
    const wanted = await confirm({
      title: done,
      text: `${total.term}: ${total.value}`,
      confirm: t('privacy.leave.saveReceipt'),
      keep: t('common.close'),
      tone: 'calm',
    });
    if (!wanted) return;
    const text = [done, format.dateTime(at), '', ...lines, '', t('privacy.leave.playMoney'), ''];
    saveFile({
      name: `paydirt-left-${isoDay(dayOf(at))}.txt`,
      blob: new Blob([text.join('\n')], { type: 'text/plain;charset=utf-8' }),
    });
  };
}

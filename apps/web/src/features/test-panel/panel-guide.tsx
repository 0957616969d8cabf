import type { HandedIn } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';

import { timeOf } from '../../platform/data/wire.ts';
import { useFailureText, useFormat, useT, useToast } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useHandedIn, usePostAsGuide } from './data/guide.ts';
import { PanelSection } from './panel-section.tsx';

/** Post as the guide what members handed in, and nothing else (H9). */
export function PanelGuide() {
  const t = useT();
  return (
    <PanelSection title={t('test.guide.title')} text={t('test.guide.text')}>
      <Viewed
        inset
        view={useHandedIn()}
        empty={<p className="text-15 text-ink-2">{t('test.guide.none')}</p>}
        skeleton={null}
      >
        {(waiting) => (
          <ul role="list" className="flex flex-col gap-3">
            {waiting.map((handedIn) => (
              <One key={handedIn.id} handedIn={handedIn} />
            ))}
          </ul>
        )}
      </Viewed>
    </PanelSection>
  );
}

function One({ handedIn: { id, name, content, time } }: { handedIn: HandedIn }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const { send, sending } = usePostAsGuide();

  async function post() {
    const result = await send({ id });
    if (result === null) return;
    if (result.ok) toast(t('test.guide.posted'), 'success');
    else toast(failureText(result.error), 'failure');
  }

  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3 wrap-anywhere">
      <p className="text-15 font-semibold">{name}</p>
      <p className="tabular text-13 text-ink-2">{format.dateTime(timeOf(time))}</p>
      <p className="text-15 whitespace-pre-line">{content}</p>
      <Button size="sm" className="self-start" busy={sending} guarded onClick={() => void post()}>
        {t('test.guide.post')}
      </Button>
    </li>
  );
}

import type { SupportRequest } from '@paydirt/contract/messages/support';

import { timeOf } from '../../platform/data/wire.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useAnswerSupport, useSupportRequests } from './data/answers.ts';
import { PanelAnswer } from './panel-answer.tsx';
import { PanelSection } from './panel-section.tsx';

/** Answer the chats that were handed over to a person. */
export function PanelSupport() {
  const t = useT();
  return (
    <PanelSection title={t('test.support.title')}>
      <Viewed
        inset
        view={useSupportRequests()}
        empty={<p className="text-15 text-ink-2">{t('test.none')}</p>}
        skeleton={null}
      >
        {(requests) => (
          <ul role="list" className="flex flex-col gap-4">
            {requests.map((request) => (
              <li key={request.id}>
                <Chat request={request} />
              </li>
            ))}
          </ul>
        )}
      </Viewed>
    </PanelSection>
  );
}

function Chat({ request: { id, name, text, time, waiting } }: { request: SupportRequest }) {
  const t = useT();
  const format = useFormat();
  return (
    <PanelAnswer
      id={id}
      name={name}
      text={text}
      about={`${format.dateTime(timeOf(time))}${waiting ? '' : ` · ${t('test.support.answered')}`}`}
      label={t('test.support.send', { name })}
      sending={useAnswerSupport()}
    />
  );
}

import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { type OutboxMessage, useOutbox } from '../../platform/data/outbox.ts';
import { timeOf } from '../../platform/data/wire.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useCopy } from '../../platform/clipboard.ts';
import { useFormat, useT } from '../../platform/hooks.tsx';
import { useWaitingField } from '../../platform/waiting-field.ts';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

const SHOWN = 8;

export interface PanelOutboxProps {
  id: string;
  /** A code was filled in below the panel. */
  onDone: () => void;
}

/** See the messages that would have been sent; a tap fills a code into the field that waits for it, else copies it. */
export function PanelOutbox({ id, onDone }: PanelOutboxProps) {
  const t = useT();
  return (
    <PanelSection id={id} title={t('test.outbox.title')}>
      <Viewed
        inset
        view={useOutbox()}
        empty={<p className="text-15 text-ink-2">{t('test.none')}</p>}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonRow />
          </Skeleton>
        }
      >
        {(messages) => (
          <Card flush>
            <List>
              {messages.slice(0, SHOWN).map((message, index) => (
                <Message key={`${message.time} ${message.to} ${index}`} message={message} onFilled={onDone} />
              ))}
            </List>
          </Card>
        )}
      </Viewed>
    </PanelSection>
  );
}

function Message({
  message: { to, channel, code, text, time },
  onFilled,
}: {
  message: OutboxMessage;
  onFilled: () => void;
}) {
  const t = useT();
  const format = useFormat();
  const { copy, failure } = useCopy();
  const fill = useWaitingField('code');
  const title = channel === 'sms' ? t('test.outbox.sms', { to }) : t('test.outbox.email', { to });
  const second = `${format.time(timeOf(time))} · ${text}`;
  if (code === null) return <ListRow title={title} text={second} />;
  return (
    <>
      <ListRow
        title={title}
        text={
          <>
            {second}
            <span className="sr-only">
              {t(fill ? 'test.outbox.fillCode' : 'test.outbox.copyCode', { code })}
            </span>
          </>
        }
        value={<span className="tabular text-17 font-semibold text-ink">{code}</span>}
        sign={fill ? 'edit' : 'copy'}
        onSelect={() => {
          if (!fill) {
            void copy(code);
            return;
          }
          fill(code);
          onFilled();
        }}
      />
      {failure === null ? null : (
        <li className="px-4 py-3">
          <FormFailure text={failure} />
        </li>
      )}
    </>
  );
}

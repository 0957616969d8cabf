import { MESSAGE_CHANNELS, type MessageChannel } from '@paydirt/contract/basics';
import { Button } from '@paydirt/ui/button';
import { Switch } from '@paydirt/ui/switch';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { newestChoice } from '../../../platform/data/newest-choice.ts';
import { useTakeUser, useUser } from '../../../platform/data/user.ts';
import { useFailureText, useMember, useSettings, useT } from '../../../platform/hooks.tsx';
import { requestNotifications, notificationState } from '../../../platform/notifications.ts';
import { useChangeNotify } from '../data/messages.ts';

/** Choose which channels may notify at once; none is preselected (H16). */
export function NotifyChoice() {
  const t = useT();
  const failureText = useFailureText();
  const takeUser = useTakeUser();
  const member = useMember();
  // Fetching the user also updates the session's copy, which `useMember` reads.
  useUser();
  const { send } = useChangeNotify();
  const [inOrder] = useState(newestChoice);
  // A choice is shown at once, and reverts if the service refuses it.
  const [wanted, setWanted] = useState<readonly MessageChannel[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = wanted ?? member?.notify ?? [];

  async function choose(next: readonly MessageChannel[]) {
    setWanted(next);
    setFailure(null);
    const result = await inOrder(() => send({ notify: next.length === 0 ? 'none' : next.join(',') }));
    if (result === null) return;
    setWanted(null);
    if (result.ok) takeUser(result.value.data);
    else setFailure(failureText(result.error));
  }

  return (
    <section className="flex flex-col gap-3 px-4">
      <SectionHeading title={t('mailbox.notify.title')} />
      <fieldset>
        <legend className="sr-only">{t('mailbox.notify.title')}</legend>
        {MESSAGE_CHANNELS.map((channel) => (
          <Switch
            key={channel}
            checked={chosen.includes(channel)}
            label={
              <>
                {t(`mailbox.channel.${channel}`)}
                <span className="block text-13 text-ink-2">{t(`mailbox.about.${channel}`)}</span>
              </>
            }
            onCheckedChange={(checked) =>
              void choose(checked ? [...chosen, channel] : chosen.filter((one) => one !== channel))
            }
          />
        ))}
      </fieldset>
      <FormFailure text={failure} />
      {chosen.length > 0 ? <BrowserNotifications /> : null}
    </section>
  );
}

/**
 * Offer the browser's notifications: it asks the member only after this button. Their content is a separate choice.
 */
function BrowserNotifications() {
  const t = useT();
  const [settings, change] = useSettings();
  const [state, setState] = useState(notificationState);
  if (state === 'unsupported') return null;
  return (
    <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      <div role="status" className="flex flex-col gap-2 text-13 text-ink-2">
        {state === 'granted' ? (
          t('mailbox.notify.allowed')
        ) : state === 'denied' ? (
          t('mailbox.notify.denied')
        ) : (
          <Button icon="bell" onClick={() => void requestNotifications().then(setState)}>
            {t('mailbox.notify.allow')}
          </Button>
        )}
      </div>
      {state === 'denied' ? null : <p className="text-13 text-ink-2">{t('mailbox.notify.whileOpen')}</p>}
      {state === 'granted' ? (
        <Switch
          checked={settings.notifyInFull}
          label={t('mailbox.notify.inFull')}
          onCheckedChange={(notifyInFull) => change({ notifyInFull })}
        />
      ) : null}
    </div>
  );
}

import { InvitePoster } from '@paydirt/ui/invite-poster';

import { useMember, useT, useToast } from '../../../platform/hooks.tsx';
import { givenName } from '../../../platform/member-name.ts';
import { saveFile } from '../../../platform/save-file.ts';

/** The invitation as a picture, drawn on this device and saved to it; nothing is sent anywhere. */
export function InvitationPoster({ code, url }: { code: string; url: string }) {
  const t = useT();
  const toast = useToast();
  const member = useMember();
  // A poster is passed on, so it must not show a name that is still the phone number.
  const name = member === null ? null : givenName(member);

  function save(blob: Blob) {
    const file = `paydirt-${code}.png`;
    saveFile({ name: file, blob });
    toast(t('team.invitation.saved', { name: file }), 'success');
  }

  return (
    <InvitePoster
      title={t('rewards.poster.title')}
      text={name === null ? t('rewards.poster.textUnnamed') : t('rewards.poster.text', { name })}
      codeLabel={t('rewards.poster.code')}
      code={code}
      url={url}
      playMoney={t('shell.ribbon')}
      label={t('rewards.poster.label', { code })}
      saveLabel={t('rewards.poster.save')}
      failedText={t('rewards.poster.failed')}
      onSave={save}
    />
  );
}

import type { CodeChannel } from '@paydirt/contract/account/codes';
import { Choice } from '@paydirt/ui/choice';

import { useT } from '../../platform/hooks.tsx';

interface CodeChannelsProps {
  legend: string;
  channels: readonly CodeChannel[];
  value: CodeChannel['channel'];
  onValueChange: (channel: CodeChannel['channel']) => void;
}

/** Choose the recipient of a code: both channels, with a note at one that the account does not have. */
export function CodeChannels({ legend, channels, value, onValueChange }: CodeChannelsProps) {
  const t = useT();
  const toOf = (channel: CodeChannel['channel']) => channels.find((one) => one.channel === channel)?.to;
  return (
    <Choice<CodeChannel['channel']>
      legend={legend}
      options={[
        {
          value: 'sms',
          label: t('destinations.fund.sms'),
          text: toOf('sms') ?? t('destinations.fund.noPhone'),
          disabled: toOf('sms') === undefined,
        },
        {
          value: 'email',
          label: t('destinations.fund.email'),
          text: toOf('email') ?? t('destinations.fund.noEmail'),
          disabled: toOf('email') === undefined,
        },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

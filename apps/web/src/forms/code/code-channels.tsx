import type { CodeChannel } from '@paydirt/contract/account/codes';
import { Choice } from '@paydirt/ui/choice';
import { TextLink } from '@paydirt/ui/text-link';

import { useT } from '../../platform/hooks.tsx';

interface CodeChannelsProps {
  legend: string;
  channels: readonly CodeChannel[];
  /** Null until one of several was chosen (H16). */
  value: CodeChannel['channel'] | null;
  onValueChange: (channel: CodeChannel['channel']) => void;
  error: string | undefined;
  /** Registers the control that takes the focus when none was chosen. */
  control: (element: HTMLElement | null) => void;
  /** Where an e-mail address is added, and back. */
  addEmailHref: string;
}

/** Choose the recipient of a code; where there is one, it is named, and an e-mail address can be added. */
export function CodeChannels({
  legend,
  channels,
  value,
  onValueChange,
  error,
  control,
  addEmailHref,
}: CodeChannelsProps) {
  const t = useT();
  const hasEmail = channels.some(({ channel }) => channel === 'email');
  const [only] = channels;
  return (
    <div className="flex flex-col items-start gap-2">
      {channels.length === 1 && only !== undefined ? (
        <div className="max-w-full text-15 wrap-anywhere">
          <p className="text-13 font-semibold">{legend}</p>
          <p>{only.to}</p>
        </div>
      ) : (
        <Choice<CodeChannel['channel']>
          ref={(fieldset) => control(fieldset?.querySelector('input') ?? null)}
          className="w-full"
          legend={legend}
          options={channels.map(({ channel, to }) => ({
            value: channel,
            label: t(`destinations.fund.${channel}`),
            text: to,
          }))}
          value={value}
          onValueChange={onValueChange}
          error={error}
        />
      )}
      {hasEmail ? null : <TextLink href={addEmailHref}>{t('destinations.fund.addEmail')}</TextLink>}
    </div>
  );
}

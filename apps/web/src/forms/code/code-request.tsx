import type { CodeChannel } from '@paydirt/contract/account/codes';

import type { Form } from '../form.ts';
import { CodeChannels } from './code-channels.tsx';
import { CodeEntry } from './code-entry.tsx';
import type { CodeSending } from './code-sending.ts';

type Channel = CodeChannel['channel'];

interface CodeRequestProps {
  form: Pick<Form<'channel' | 'code'>, 'errors' | 'control' | 'clearError' | 'check'>;
  legend: string;
  channels: readonly CodeChannel[];
  /** Null until one of several was chosen (H16). */
  channel: Channel | null;
  onChannelChange: (channel: Channel) => void;
  /** Where an e-mail address is added, and back. */
  addEmailHref: string;
  codes: Omit<CodeSending<never>, 'send'> & {
    readonly send: (input: { readonly channel: Channel }) => Promise<boolean>;
  };
  code: string;
  onCodeChange: (code: string) => void;
  /** Called with the complete code, where the next step is automatic. */
  onWhole?: ((code: string) => void) | undefined;
}

/** Request a code by the way that the member chooses, and take it. */
export function CodeRequest({
  form,
  legend,
  channels,
  channel,
  onChannelChange,
  addEmailHref,
  codes,
  code,
  onCodeChange,
  onWhole,
}: CodeRequestProps) {
  async function send() {
    if (channel === null) form.check({ channel: 'required' });
    else await codes.send({ channel });
  }

  return (
    <>
      <CodeChannels
        legend={legend}
        channels={channels}
        value={channel}
        onValueChange={(next) => {
          onChannelChange(next);
          form.clearError('channel');
        }}
        error={form.errors.channel}
        control={form.control('channel')}
        addEmailHref={addEmailHref}
      />
      <CodeEntry
        form={form}
        codes={codes}
        value={code}
        onValueChange={onCodeChange}
        onWhole={onWhole}
        onSend={() => void send()}
      />
    </>
  );
}

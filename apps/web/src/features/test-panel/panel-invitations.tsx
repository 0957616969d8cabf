import { Button } from '@paydirt/ui/button';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { useSeed } from '../../platform/data/seed.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useCopy } from '../../platform/clipboard.ts';
import { useT } from '../../platform/hooks.tsx';
import { useWaitingField } from '../../platform/waiting-field.ts';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

export interface PanelInvitationsProps {
  /** A code was filled in below the panel. */
  onDone: () => void;
}

/** Fill a public invitation code into the field that waits for one, else copy it. */
export function PanelInvitations({ onDone }: PanelInvitationsProps) {
  const t = useT();
  const { copy, failure } = useCopy();
  const fill = useWaitingField('invitation');
  const take = (code: string) => {
    if (!fill) {
      void copy(code);
      return;
    }
    fill(code);
    onDone();
  };
  return (
    <PanelSection title={t('test.invitations.title')}>
      <Viewed
        inset
        view={useSeed()}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonBlock className="h-11" />
          </Skeleton>
        }
      >
        {({ invitationCodes }) => (
          <div className="flex flex-wrap gap-2">
            {invitationCodes.map((code) => (
              <Button
                key={code}
                icon={fill ? 'edit' : 'copy'}
                aria-label={t(fill ? 'test.outbox.fillCode' : 'test.outbox.copyCode', { code })}
                onClick={() => take(code)}
              >
                <span className="tabular">{code}</span>
              </Button>
            ))}
          </div>
        )}
      </Viewed>
      <FormFailure text={failure} />
    </PanelSection>
  );
}

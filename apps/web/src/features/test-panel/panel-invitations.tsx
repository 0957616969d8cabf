import { Button } from '@paydirt/ui/button';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { useSeed } from './data/seed.ts';
import { useCopy } from '../../platform/clipboard.ts';
import { useT } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

/** Copy a public invitation code. */
export function PanelInvitations({ id }: { id: string }) {
  const t = useT();
  const copy = useCopy();
  return (
    <PanelSection id={id} title={t('test.invitations.title')} text={t('test.invitations.text')}>
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
                icon="copy"
                aria-label={t('test.invitations.copy', { code })}
                onClick={() => void copy(code)}
              >
                <span className="tabular">{code}</span>
              </Button>
            ))}
          </div>
        )}
      </Viewed>
    </PanelSection>
  );
}

import { login } from '@paydirt/contract/account/login';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { type Seed, useSeed } from '../../platform/data/seed.ts';
import { useSend } from '../../platform/data/use-send.ts';
import { useFailureText, usePlatform, useT, useToast } from '../../platform/hooks.tsx';
import { addressAfterLogin } from '../../shell/destination.ts';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

type Member = Seed['members'][number];

/** Log in as a ready-made member with one tap. */
export function PanelMembers({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const { session, navigation, routes } = usePlatform();
  const { send } = useSend(login);

  async function logInAs({ phone, password }: Member) {
    const result = await send({ phone, password });
    if (result === null) return;
    if (!result.ok) {
      toast(failureText(result.error), 'failure');
      return;
    }
    const { msg, data } = result.value;
    const wanted = new URLSearchParams(navigation.entry().search).get('to');
    session.begin(msg, data);
    onDone();
    navigation.navigate(addressAfterLogin(routes, wanted));
  }

  return (
    <PanelSection id={id} title={t('test.members.title')}>
      <Viewed
        inset
        view={useSeed()}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Skeleton>
        }
      >
        {({ members }) => (
          <Card flush>
            <List>
              {members.map((member) => (
                <ListRow
                  key={member.phone}
                  icon="user"
                  title={t('test.members.logIn', { name: member.name })}
                  text={
                    <>
                      <span className="block">{t(`seed.${member.about}`)}</span>
                      <span className="block">
                        {t('test.members.phone')} {member.phone} · {t('test.members.password')}{' '}
                        {member.password} · {t('test.members.fundPassword')}{' '}
                        {member.fundPassword ?? t('test.members.noFundPassword')}
                      </span>
                    </>
                  }
                  onSelect={() => void logInAs(member)}
                />
              ))}
            </List>
          </Card>
        )}
      </Viewed>
    </PanelSection>
  );
}

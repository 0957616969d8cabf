import { login } from '@paydirt/contract/account/login';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { type Seed, useSeed } from '../../platform/data/seed.ts';
import { useSend } from '../../platform/data/use-send.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { addressAfterLogin } from '../../shell/destination.ts';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { PanelSection } from './panel-section.tsx';

type Member = Seed['members'][number];

/** Log in as a ready-made member with one tap. */
export function PanelMembers({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT();
  const form = useForm({ fields: [] });
  const { session, navigation, routes } = usePlatform();
  const { send } = useSend(login);

  async function logInAs({ phone, password }: Member) {
    const answer = form.answerOf(await send({ phone, password }));
    if (answer === null) return;
    const { msg, data } = answer;
    const wanted = new URLSearchParams(navigation.entry().search).get('to');
    session.begin(msg, data);
    onDone();
    navigation.navigate(addressAfterLogin(routes, wanted));
  }

  return (
    <PanelSection id={id} title={t('test.members.title')}>
      <FormFailure text={form.formError} />
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

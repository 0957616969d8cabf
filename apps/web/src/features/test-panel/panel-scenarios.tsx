import type { ScenarioName } from '@paydirt/contract/sandbox/scenarios';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/form.ts';
import { useT, useToast } from '../../platform/hooks.tsx';
import { useConfirm } from '../../shell/frame/confirm.ts';
import { useEnterWorld } from './data/enter-world.ts';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useEnterScenario, useScenarios } from './data/scenario.ts';
import { PanelSection } from './panel-section.tsx';

/** The name of each world in its message keys, and the person met in it. */
const TEXT_OF = {
  'first day': 'first_day',
  'a month with bad days': 'bad_days',
  'everything owned': 'everything',
  empty: 'nothing',
  'ten thousand records': 'many_records',
} as const satisfies Record<ScenarioName, string>;

/** Enter a named world: everything as it is after a first day, a bad month, and so on. Ends the session. */
export function PanelScenarios({ onDone }: { onDone: () => void }) {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const form = useForm({ fields: [] });
  const enterWorld = useEnterWorld(onDone);
  const { send, sending } = useEnterScenario();
  const nameOf = (scenario: ScenarioName) => t(`test.scenario.name.${TEXT_OF[scenario]}`);

  async function enter(scenario: ScenarioName) {
    const name = nameOf(scenario);
    const confirmed = await confirm({
      title: t('test.scenario.confirm', { name }),
      text: t('test.scenario.confirmText'),
      confirm: t('test.scenario.enter', { name }),
      tone: 'danger',
    });
    if (!confirmed) return;
    const answer = form.answerOf(await send({ name: scenario }));
    if (answer === null) return;
    toast(t('test.scenario.entered', { name, member: answer.data.member.name }), 'success');
    await enterWorld();
  }

  return (
    <PanelSection title={t('test.scenario.title')}>
      <FormFailure text={form.formError} />
      <Viewed
        inset
        view={useScenarios()}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Skeleton>
        }
      >
        {({ current, list }) => (
          <>
            {current === null ? null : (
              <p className="text-15 font-semibold">{t('test.scenario.current', { name: nameOf(current) })}</p>
            )}
            <Card flush>
              <List>
                {list.map(({ name }) => (
                  <ListRow
                    key={name}
                    icon="box"
                    disabled={sending}
                    title={t('test.scenario.enter', { name: nameOf(name) })}
                    text={t(`seed.${TEXT_OF[name]}`)}
                    onSelect={() => void enter(name)}
                  />
                ))}
              </List>
            </Card>
          </>
        )}
      </Viewed>
    </PanelSection>
  );
}

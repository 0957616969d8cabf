import { Choice } from '@paydirt/ui/choice';
import { useSyncExternalStore } from 'react';

import { usePlatform, useT } from '../../platform/hooks.tsx';
import { type Fault, FAULTS } from '../../platform/services/fault.ts';
import { FAULT_KEYS } from '../../shell/frame/fault-keys.ts';
import { PanelSection } from './panel-section.tsx';

/** Break things for this browser, until it is switched off or the page is loaded again. */
export function PanelBreaking() {
  const t = useT();
  const { faults } = usePlatform();
  const fault = useSyncExternalStore(faults.subscribe, faults.get);
  return (
    <PanelSection title={t('test.breaking.title')} text={t('test.breaking.text')}>
      <Choice<Fault | 'none'>
        legend={t('test.breaking.title')}
        legendHidden
        options={[
          { value: 'none', label: t('test.breaking.none') },
          ...FAULTS.map((value) => ({ value, label: t(FAULT_KEYS[value]) })),
        ]}
        value={fault ?? 'none'}
        onValueChange={(next) => faults.set(next === 'none' ? null : next)}
      />
    </PanelSection>
  );
}

import { Progress } from '@paydirt/ui/progress';
import type { ReactNode } from 'react';

import { useT } from '../../../platform/hooks.tsx';
import { useSheetEntry } from '../../../shell/screen/sheet-entry.ts';
import { REGISTER_STEPS, type RegisterStep } from './register-steps.ts';

interface RegisterStepFrameProps {
  step: RegisterStep;
  /** Leads the focus to the question's field; not on the page that a link opens, where one reads first. */
  focused: boolean;
  /** All was answered: the questions give up their entries of the history. */
  ended: boolean;
  /** Called on Back, with the question before. */
  onBack: (step: RegisterStep) => void;
  children: ReactNode;
}

/** Lay out one question of a registration: its number among all, and its fields. Back leads to the one before. */
export function RegisterStepFrame({ step, focused, ended, onBack, children }: RegisterStepFrameProps) {
  const t = useT();
  const index = REGISTER_STEPS.indexOf(step);
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <p role="status" className="tabular text-13 text-ink-2">
          {t('auth.register.step', { step: index + 1, count: REGISTER_STEPS.length })}
        </p>
        <Progress size="xs" counted value={index + 1} max={REGISTER_STEPS.length} />
      </div>
      {REGISTER_STEPS.slice(0, ended ? 0 : index).map((before) => (
        <StepEntry key={before} onBack={() => onBack(before)} />
      ))}
      <div key={step} ref={focused ? focusFirst : undefined} className="flex flex-col gap-4">
        {children}
      </div>
    </>
  );
}

/** Keep an entry of the history for a question that was answered, so that Back leads to it. */
function StepEntry({ onBack }: { onBack: () => void }) {
  useSheetEntry(true, onBack);
  return null;
}

function focusFirst(content: HTMLDivElement | null): void {
  content?.querySelector<HTMLElement>('[data-field]')?.focus();
}

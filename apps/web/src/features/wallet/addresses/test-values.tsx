import { useId } from 'react';

import { useT } from '../../../platform/hooks.tsx';

/** One value that can be tapped into a form. */
export interface OfferedValue {
  readonly value: string;
  /** The outcome of using it. */
  readonly text: string;
  readonly onUse: () => void;
}

export interface TestValuesProps {
  hint?: string;
  values: readonly OfferedValue[];
}

/** Offer test values below what they fill in (H15). None is preselected (H16). */
export function TestValues({ hint, values }: TestValuesProps) {
  const t = useT();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-13 font-semibold">
        {t('destinations.testValues')}
      </p>
      {hint === undefined ? null : <p className="text-13 text-pretty text-ink-2">{hint}</p>}
      <ul role="list" className="flex flex-wrap gap-2">
        {values.map(({ value, text, onUse }) => (
          <li key={value} className="min-w-0 max-w-full">
            <button
              type="button"
              className="flex min-h-11 max-w-full flex-col justify-center rounded-control border border-edge bg-sheet px-3 py-1.5 text-start hover:bg-wash active:bg-wash"
              onClick={onUse}
            >
              <span translate="no" className="tabular text-13 font-medium break-all">
                {value}
              </span>
              <span className="text-12 text-ink-2">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { type LocalUnit, localUnitText } from '../data/local-unit.ts';

interface LocalUnitNoteProps {
  local: LocalUnit;
  className?: string;
}

/** Explain once, near the prices, that those in the member's currency are informative, and at which rate. */
export function LocalUnitNote({ local, className = '' }: LocalUnitNoteProps) {
  const text = localUnitText({ t: useT(), format: useFormat(), local });
  return text === undefined ? null : <p className={`tabular text-13 text-ink-2 ${className}`}>{text}</p>;
}

import { SectionHeading } from '@paydirt/ui/section-heading';
import type { ReactNode } from 'react';

import type { PanelPart } from '../../platform/platform.ts';

export interface PanelSectionProps {
  id?: string;
  title: string;
  /** Explanation below the title. */
  text?: string;
  children: ReactNode;
}

/** Lay out one section of the test panel. Renders a `<section>`. */
export function PanelSection({ id, title, text, children }: PanelSectionProps) {
  return (
    <section id={id} aria-label={title} className="flex scroll-mt-2 flex-col gap-3">
      <div>
        <SectionHeading title={title} />
        {text === undefined ? null : <p className="text-13 text-pretty text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The id of a part that something can lead to. */
export function partId(part: PanelPart): string {
  return `test-panel-${part}`;
}

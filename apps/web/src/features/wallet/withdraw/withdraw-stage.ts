import type { ChoiceOption } from '@paydirt/ui/choice';

import type { View } from '../../../platform/data/view.ts';

/** Steps of a withdrawal in its sheet; what is there already is left out. */
export type WithdrawStage = 'destination' | 'pin' | 'identity' | 'confirm';

/** Destination of a withdrawal, as the form offers it. */
export interface Destination extends ChoiceOption<string> {
  /** All of its address or account, for where it is the only one and is confirmed. */
  readonly full: string;
}

/** Destinations of a withdrawal. */
export type Destinations = View<readonly Destination[]>;

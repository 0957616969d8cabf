import { createContext, useContext } from 'react';

/** What a screen is in a wide window: whole, or one of two; `list` comes with the box beside it. */
export interface Pane {
  readonly role: 'whole' | 'list' | 'detail';
  /** Where a list draws what it opens; null until it is there, and wherever there is none. */
  readonly box: HTMLElement | null;
}

export const PaneContext = createContext<Pane>({ role: 'whole', box: null });

/** Read what this screen is in the window. */
export function usePane(): Pane {
  return useContext(PaneContext);
}

import { createContext, useContext } from 'react';

/** The part of a screen in a wide window: whole, or one of two; `list` has the box next to it. */
export interface Pane {
  readonly role: 'whole' | 'list' | 'detail';
  /** The element in which a list draws what it opens; null until it is mounted, and wherever there is none. */
  readonly box: HTMLElement | null;
  /** The query of the item of a list that is open next to it. */
  readonly chosen?: string | undefined;
}

export const PaneContext = createContext<Pane>({ role: 'whole', box: null });

/** Read what this screen is in the window. */
export function usePane(): Pane {
  return useContext(PaneContext);
}

/** Read the open item of this list, by the parameter that names it; null where there is none. */
export function useChosen(parameter: string): string | null {
  return new URLSearchParams(usePane().chosen).get(parameter);
}

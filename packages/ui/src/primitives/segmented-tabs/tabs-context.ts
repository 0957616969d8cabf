import { createContext } from 'react';

/** Context of the panels inside tabs: the id that connects them, and the selected tab. */
export const TabsContext = createContext<{ readonly id: string; readonly value: string } | null>(null);

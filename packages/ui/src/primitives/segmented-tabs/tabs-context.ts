import { createContext } from 'react';

/** Context of the panels within tabs: the id that ties them together, and the selected tab. */
export const TabsContext = createContext<{ readonly id: string; readonly value: string } | null>(null);

import { createContext } from 'react';

/** What panels within tabs know of them: the id that ties them together, and which tab is chosen. */
export const TabsContext = createContext<{ readonly id: string; readonly value: string } | null>(null);

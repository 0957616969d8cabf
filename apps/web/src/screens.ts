import { loadIcons } from '@paydirt/ui/icon';
import type { ComponentType } from 'react';

import type { Route } from './platform/navigation/routes.ts';
import { homeRoutes } from './routes/home.ts';
import { part } from './shell/screen/part.tsx';

// Chromatic does not trace imports through this file, so a story depends only on the screen that it names as
// its component.

/** Every screen, by its module: each is a separate chunk. */
const SCREENS = import.meta.glob<Readonly<Record<string, ComponentType>>>('./features/*/*/*-screen.tsx');

/** Load the screen of a route; null is the 404. */
export async function loadScreen(route: Route | null): Promise<ComponentType> {
  // The entry chunk has the icons of home alone: other screens load the rest in parallel with their chunk, so
  // that no icon appears late.
  if (route !== homeRoutes.home) loadIcons().catch(() => undefined);
  if (route === null) return (await import('./shell/not-found/not-found-screen.tsx')).NotFoundScreen;
  const { name, screen } = route;
  const module = await SCREENS[`./${screen}`]?.();
  const Screen = module?.[`${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`];
  if (Screen === undefined) throw new Error(`web: route ${name} has no screen in ${screen}`);
  return Screen;
}

/** The panel of the test mode. */
export const TestPanel = part(
  ['test', 'moderation'],
  async () => (await import('./features/test-panel/index.ts')).TestPanel,
);

/** The days that passed, and their receipt. */
export const DayPassHost = part(
  ['daypassed'],
  async () => (await import('./features/day-pass/index.ts')).DayPassHost,
);

import { type Device, newDevice } from '@paydirt/web/start';

/** A visit on a new device to a world that is the same each time and is not stored. */
export interface IsolatedVisit {
  /** Unique among the pages of this browser. */
  readonly name: string;
  readonly device: Device;
}

/**
 * Read from the page's address whether its world is isolated (`?isolated=NAME`), and the settings of its device:
 * `language`, `theme`, `textSize` and `motion`, as the app keeps them.
 */
export function isolatedVisitOf({ search }: Pick<Location, 'search'>): IsolatedVisit | null {
  const { isolated: name, ...settings } = Object.fromEntries(new URLSearchParams(search));
  return name === undefined ? null : { name, device: newDevice(settings) };
}

import * as scenes from './scene-addresses.ts';

// A namespace, not an object: a chunk then carries the addresses that it shows, and no others.
/** Address of each scene, for `Illustration`. `mark` is the logo and has the viewBox `markViewBox`. */
export { scenes };

/** Name of a scene. */
export type SceneName = keyof typeof scenes;

/** viewBox of `scenes.mark`. */
export const markViewBox = '0 0 48 48';

import * as scenes from './scene-addresses.ts';

// A namespace instead of an object, so that a chunk contains only the addresses it uses.
/** Address of each scene, for `Illustration`. `mark` is the logo and has the viewBox `markViewBox`. */
export { scenes };

/** Name of a scene. */
export type SceneName = keyof typeof scenes;

/** viewBox of `scenes.mark`. */
export const markViewBox = '0 0 48 48';

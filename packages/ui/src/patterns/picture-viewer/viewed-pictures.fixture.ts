import { scene } from '@paydirt/testkit/scene';
import type { ViewedPicture } from './index.ts';

/** A picture in landscape format. */
export const atWork: ViewedPicture = {
  src: scene({ width: 1200, height: 900, light: 'noon', machines: [{ x: 0.45, size: 0.42 }] }),
  alt: 'A trommel at work',
};

/** The same in portrait format. */
export const evening: ViewedPicture = {
  src: scene({ width: 900, height: 1200, light: 'evening', machines: [{ x: 0.5, size: 0.3 }] }),
  alt: 'The same in the evening',
};

/** A picture that is four times as wide as high. */
export const yard: ViewedPicture = {
  src: scene({
    width: 1600,
    height: 400,
    light: 'morning',
    machines: [
      { x: 0.18, size: 0.5 },
      { x: 0.5, size: 0.42 },
      { x: 0.8, size: 0.36 },
    ],
  }),
  alt: 'The whole yard',
};

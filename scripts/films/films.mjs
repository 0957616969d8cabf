/**
 * What a film shows: a drawn machine, how it moves, and what runs through it.
 *
 * @typedef {object} Film
 * @property {string} id Name of the picture below `media/products`, and of the film.
 * @property {'rock' | 'shake' | 'stamp' | 'tremble'} motion How the machine moves, once in a beat.
 * @property {number} beats Beats of the film; whole ones, so that it ends where it began.
 * @property {readonly (readonly [number, number])[]} stream The way of gravel and water, in the picture's own 240 × 180.
 */

/** @type {readonly Film[]} */
export const FILMS = [
  {
    id: 'gold-pan',
    motion: 'rock',
    beats: 4,
    stream: [
      [96, 104],
      [120, 112],
      [146, 104],
    ],
  },
  {
    id: 'rocker-box',
    motion: 'rock',
    beats: 6,
    stream: [
      [84, 62],
      [110, 92],
      [170, 128],
    ],
  },
  {
    id: 'sluice-box',
    motion: 'tremble',
    beats: 6,
    stream: [
      [30, 78],
      [120, 104],
      [214, 134],
    ],
  },
  {
    id: 'trommel',
    motion: 'tremble',
    beats: 8,
    stream: [
      [44, 58],
      [112, 92],
      [118, 138],
    ],
  },
  {
    id: 'jig',
    motion: 'stamp',
    beats: 12,
    stream: [
      [70, 60],
      [120, 86],
      [176, 112],
    ],
  },
  {
    id: 'shaker-table',
    motion: 'shake',
    beats: 24,
    stream: [
      [50, 84],
      [120, 96],
      [196, 116],
    ],
  },
  {
    id: 'stamp-mill',
    motion: 'stamp',
    beats: 10,
    stream: [
      [60, 140],
      [120, 146],
      [196, 156],
    ],
  },
  {
    id: 'bucket-line-dredge',
    motion: 'rock',
    beats: 3,
    stream: [
      [28, 150],
      [90, 92],
      [206, 74],
    ],
  },
];

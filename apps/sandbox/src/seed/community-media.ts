/** Media of a post of the seed: drawings with their descriptions, or a film. */
export interface SeedMedia {
  readonly pictures?: readonly (readonly [drawing: string, text: string])[];
  readonly film?: readonly [machine: string, text: string];
}

/**
 * Media by the first words of their post. All are our own drawings: machines and merchandise below `media`,
 * and films of them.
 */
export const POST_MEDIA: Readonly<Record<string, SeedMedia>> = {
  'Hello from Bengaluru': { pictures: [['carousel/carousel-2', 'The class begins with the agreement']] },
  'First thing I tried': { film: ['gold-pan', 'A gold pan at work'] },
  'Small question about the sluice box': {
    pictures: [
      ['products/sluice-box', 'The sluice box, seen from its upper end'],
      ['products/canvas-apron', 'A canvas apron'],
    ],
  },
  'The rule says that a machine stands still': { film: ['trommel', 'A trommel turning'] },
  'A long tom needs two people': { pictures: [['products/long-tom', 'A long tom with both shovels']] },
  'I worked out the yield': {
    pictures: [
      ['products/gold-pan', 'The gold pan'],
      ['products/field-notebook', 'The notebook with the sums'],
    ],
  },
  'Ordered the field notebook': { pictures: [['products/field-notebook', 'The field notebook']] },
  'My gold pan lease ended': { pictures: [['products/gold-pan', 'The gold pan, empty']] },
  'Ciao! Qualcuno mi spiega': {
    pictures: [
      ['products/jig', 'Un crivello'],
      ['products/shaker-table', 'Una tavola a scosse'],
    ],
  },
  'Question 2:': { pictures: [['products/stamp-mill', 'A stamp mill that stood still']] },
  'Returned my jig': { pictures: [['products/jig', 'The jig before it went back']] },
  'Tried dark theme in full sun': { pictures: [['carousel/carousel-3', '']] },
  'Moin aus Clausthal': { film: ['stamp-mill', 'Ein Pochwerk bei der Arbeit'] },
  'Pedí el gorro': { pictures: [['products/wool-cap', 'El gorro de lana']] },
  'The wash plant text says': { pictures: [['products/wash-plant', 'The wash plant with its two ponds']] },
  'Lesson went well': {
    pictures: [
      ['products/enamel-mug', 'The mug that went round'],
      ['products/field-notebook', 'Notes of the class'],
      ['products/gold-pan', 'The gold pan on the desk'],
      ['products/hand-lens', 'The hand lens'],
    ],
  },
  'Leased a second machine': {
    pictures: [
      ['products/sluice-box', 'The first machine: a sluice box'],
      ['products/rocker-box', 'The second: a rocker box'],
    ],
  },
  'Reading tip: Agricola': { film: ['sluice-box', 'A sluice box, as in book eight but without the ox'] },
  'Is one gold pan enough': {
    pictures: [
      ['products/gold-pan', 'A gold pan'],
      ['products/rocker-box', 'A rocker box'],
      ['products/long-tom', 'A long tom'],
    ],
  },
  'I left two days of income': { pictures: [['products/trommel', 'The trommel']] },
  'Ieri mattina ho preso': { film: ['jig', 'Un crivello al lavoro'] },
  'The hand lens text says': { pictures: [['products/hand-lens', 'The hand lens, folded']] },
  'Kleine Korrektur an mich': {
    pictures: [['products/stamp-mill', 'Das Pochwerk mit der Nockenwelle rechts']],
  },
  'I keep a list of my rocker box': { film: ['rocker-box', 'A rocker box, rocked'] },
  'Last session on Thursday': {
    pictures: [
      ['products/gold-pan', 'Gold pan'],
      ['products/rocker-box', 'Rocker box'],
      ['products/sluice-box', 'Sluice box'],
      ['products/long-tom', 'Long tom'],
      ['products/trommel', 'Trommel'],
      ['products/jig', 'Jig'],
      ['products/shaker-table', 'Shaker table'],
      ['products/stamp-mill', 'Stamp mill'],
      ['products/wash-plant', 'Wash plant'],
    ],
  },
  'Explained the difference': { pictures: [['products/enamel-mug', 'One of the two cups']] },
  'Gerade registriert': { pictures: [['carousel/carousel-1', 'Der Bildschirm nach der Anmeldung']] },
};

/** Find the media of a post. */
export function mediaOf(text: string): SeedMedia {
  return Object.entries(POST_MEDIA).find(([beginning]) => text.startsWith(beginning))?.[1] ?? {};
}

const job = {
  entry: {
    id: 'components-badge--new',
    title: 'Components/Badge',
    name: '<New>',
    importPath: './packages/ui/src/primitives/badge/badge.stories.tsx',
  },
  mode: 'phone light en',
  plays: true,
  whole: true,
};

/** A picture that matches the accepted one. */
export const base = {
  job,
  status: 'same' as const,
  fault: '',
  differing: 0,
  attempts: 1,
  before: Buffer.from('before'),
};

/** A picture that differs. */
export const changed = {
  ...base,
  status: 'changed' as const,
  differing: 7,
  after: Buffer.from('\u0089PNG after', 'latin1'),
  difference: Buffer.from('difference'),
};

import { describe, expect, it } from 'vitest';

import { storySources } from './source.mjs';

const FILE = `import { Badge } from './badge.tsx';
const meta = { title: 'Components/Badge' };
export default meta;

export const Plain: Story = {};

/**
 * Tells of
 * what is new.
 */
export const Fresh: Story = {
  args: { fresh: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};
`;

describe('storySources', () => {
  const sources = storySources('badge.stories.tsx', FILE);

  it('knows where each story is exported', () => {
    expect([...sources].map(([name, { line }]) => [name, line])).toEqual([
      ['Plain', 5],
      ['Fresh', 11],
    ]);
  });

  it('takes the doc comment of the story itself', () => {
    expect(sources.get('Fresh')?.about).toBe('Tells of what is new.');
    expect(sources.get('Plain')?.about).toBe('');
  });

  it('takes the play function as it is written', () => {
    expect(sources.get('Fresh')?.play).toContain("getByText('New')");
    expect(sources.get('Plain')?.play).toBe('');
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelMeter } from './index.ts';

const meta = {
  title: 'Components/Team/LevelMeter',
  tags: ['autodocs'],
  component: LevelMeter,
  args: {
    level: 'Level 2',
    progress: { value: 7, needed: 10 },
    label: '7 of 10 valid invitees',
    note: 'An invitee is valid from the first lease on. Level 3 shows a badge beside your name.',
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LevelMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One mark a person. */
export const Countable: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Level 2' });
    await expect(meter).toHaveAttribute('aria-valuenow', '7');
    await expect(meter.querySelectorAll('[data-filled="true"]')).toHaveLength(7);
  },
};

export const None: Story = {
  args: { level: 'Level 0', progress: { value: 0, needed: 3 }, label: '0 of 3 valid invitees' },
};

/** Too many to count by eye: one bar. */
export const Many: Story = {
  args: { level: 'Level 4', progress: { value: 73, needed: 200 }, label: '73 of 200 valid invitees' },
};

export const Highest: Story = {
  args: { level: 'Level 5', progress: null, label: '412 valid invitees', note: 'This is the highest level.' },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { level: 'நிலை 2', label: '10-இல் 7 செல்லுபடியாகும் அழைக்கப்பட்டவர்கள்' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/index.ts';
import { InviteeRow } from './index.ts';

const meta = {
  title: 'Components/Team/InviteeRow',
  tags: ['autodocs'],
  component: InviteeRow,
  args: {
    avatar: (
      <span className="grid size-10 place-items-center rounded-full bg-wash text-ink-2">
        <Icon name="user" size={20} />
      </span>
    ),
    name: 'Ravi K.',
    note: 'Joined 9 Nov 2026',
    valid: true,
    validLabel: '2 leases',
  },
} satisfies Meta<typeof InviteeRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = { tags: ['visual'] };

export const NotYetValid: Story = { args: { valid: false, validLabel: 'No lease yet' } };

/** Floor 2: whom they came by. */
export const FloorTwo: Story = { args: { note: 'Invited by Mara · 9 Nov 2026' } };

export const LongTexts: Story = {
  args: {
    name: 'Maximilian Alexander von und zu Hohenstaufen-Wittelsbach der Jüngere aus Garmisch',
    note: 'Eingeladen von Bartholomäus · 9. November 2026',
    valid: false,
    validLabel: 'Noch kein Mietvertrag',
  },
};

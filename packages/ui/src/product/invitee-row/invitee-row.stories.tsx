import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { InviteeRow } from './invitee-row.tsx';

const meta = {
  title: 'Product/InviteeRow',
  tags: ['autodocs'],
  component: InviteeRow,
  args: {
    avatar: <Avatar name="Ravi Kulkarni" decorative />,
    name: 'Ravi Kulkarni',
    valid: true,
    ...inLanguage(({ t, format }) => ({
      note: t('team.joined', { day: format.day(moment('2026-11-09T12:00:00Z')) }),
      validLabel: t('team.isValid'),
    })),
  },
} satisfies Meta<typeof InviteeRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds at least one lease. */
export const Valid: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.name)).toBeVisible();
    await expect(canvas.getByText(args.validLabel)).toBeVisible();
  },
};

/** Registered, without a lease so far: shown in words, without reproach. */
export const NotYetValid: Story = {
  args: { valid: false, ...inLanguage(({ t }) => ({ validLabel: t('team.notValid') })) },
};

/** In a list, with a hairline between them. */
export const InList: Story = {
  render: (args) => (
    <ul>
      {['Ravi Kulkarni', 'Mara Lindqvist', 'Jean-Pierre Özdemir'].map((name) => (
        <li key={name}>
          <InviteeRow {...args} name={name} avatar={<Avatar name={name} decorative />} />
        </li>
      ))}
    </ul>
  ),
};

/** Eighty characters, and German verbs. */
export const LongTexts: Story = {
  args: {
    name: 'Maximilian Alexander von und zu Hohenstaufen-Wittelsbach der Jüngere aus Garmisch',
    avatar: <Avatar name="Maximilian Garmisch" decorative />,
    note: 'Eingeladen von Bartholomäus · 9. November 2026',
    valid: false,
    validLabel: 'Noch kein Mietvertrag',
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { name: LONG_WORD, note: LONG_WORD },
  play: holdsLongWords,
};

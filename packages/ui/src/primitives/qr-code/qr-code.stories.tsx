import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Primitives/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  args: {
    value: 'https://paydirt.example/#/user/login/register?code=MARA2418',
    ...inLanguage(({ t }) => ({ label: t('team.inviteLink') })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four empty cells on each side, and the three marks that readers look for. */
export const InvitationLink: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: args.label });
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    const edge = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    await expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
    await expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(edge - 4);
    // The top edges of the two upper finder patterns are seven cells wide.
    await expect(path).toContain('M4 4h7');
    await expect(path).toContain(`M${edge - 11} 4h7`);
  },
};

/** An address that no wallet can pay to (H2). */
export const TestAddress: Story = {
  args: {
    value: 'paydirt-test:test1qz7k2m4q9s8d7f6g5h4j3k2l1zxcvbnfe01ab?amount=500.00',
    ...inLanguage(({ t }) => ({ label: t('recharge.status.qr') })),
  },
};

/** Dark on light here too, since many readers accept nothing else. */
export const OnDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const [ground, cells] = canvas.getByRole('img').querySelectorAll('rect, path');
    // The first number of a colour is its lightness.
    const lightness = (part: Element | undefined) =>
      Number(/[\d.]+/.exec(part ? getComputedStyle(part).fill : '')?.[0]);
    await expect(lightness(ground)).toBe(1);
    await expect(lightness(cells)).toBeLessThan(0.4);
  },
};

export const LongText: Story = {
  args: { value: `https://paydirt.example/?${'donaudampfschifffahrt='.repeat(20)}` },
};

export const Markup: Story = { args: { value: '<script>alert(1)</script>' } };

import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = {
  title: 'Primitives/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { icon: 'filter', onClick: fn(), ...inLanguage(({ t }) => ({ label: t('records.more') })) },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its label, activated by Enter and Space, 44 px wide and high. */
export const Plain: Story = {
  name: 'Tooltip, here a label',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** Has its own hairline, where nothing around it shows that it can be pressed. */
export const Raised: Story = {
  args: { surface: 'raised', icon: 'edit', ...inLanguage(({ t }) => ({ label: t('community.write') })) },
};

/** Stays legible over any picture. */
export const OnPicture: Story = {
  tags: ['visual'],
  args: { surface: 'picture', icon: 'back', ...inLanguage(({ t }) => ({ label: t('common.back') })) },
  decorators: [
    (Story) => (
      <div className="relative overflow-hidden rounded-card bg-wash">
        <img src="/media/products/trommel.svg" alt="" className="w-full" />
        <div className="absolute start-3 top-3">
          <Story />
        </div>
      </div>
    ),
  ],
};

/** The count is drawn, and the label includes it. */
export const WithCount: Story = {
  tags: ['visual'],
  args: {
    surface: 'raised',
    count: 3,
    ...inLanguage(({ t }) => ({ label: t('records.moreActive', { count: 3 }) })),
  },
};

/** Above 99 it grows outwards; the icon stays visible. */
export const ManyUnread: Story = {
  args: {
    surface: 'raised',
    icon: 'bell',
    count: 240,
    ...inLanguage(({ t }) => ({ label: t('shell.unread', { count: 240 }) })),
  },
};

/** Nothing to count, nothing drawn. */
export const CountOfNone: Story = { args: { surface: 'raised', count: 0 } };

/** An action is in progress: it shows a spinner, keeps its name and focus, and ignores presses. */
export const Busy: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    surface: 'raised',
    icon: 'download',
    busy: true,
    ...inLanguage(({ t }) => ({ label: t('records.export') })),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A link, also to assistive technology. */
export const AsLink: Story = {
  args: { icon: 'bell', surface: 'raised', ...inLanguage(({ t }) => ({ label: t('home.notices') })) },
  render: ({ icon, surface, label, count }) => (
    <IconLink href="#/notices" {...{ icon, surface, label, count }} />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.label })).toHaveAttribute('href', '#/notices');
  },
};

/** Everybody has seen it elsewhere. */
export const KnownIcon: Story = {
  name: 'Do: an icon that everybody knows',
  tags: ['do'],
  args: { icon: 'close', ...inLanguage(({ t }) => ({ label: t('common.close') })) },
};

/** Nobody can tell what it does without pressing it: use a `Button` with its word. */
export const GuessedIcon: Story = {
  name: "Don't: an icon to guess",
  tags: ['dont'],
  args: { icon: 'ticket', ...inLanguage(({ t }) => ({ label: t('coupons.titleChoose') })) },
};

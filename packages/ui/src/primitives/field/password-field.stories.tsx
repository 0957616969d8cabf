import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../text-link/text-link.tsx';
import { PasswordField } from './index.ts';
import { typedInto } from './typed-field.fixture.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    autoComplete: 'current-password',
    value: 'miner2026',
    onValueChange: fn(),
    ...inLanguage(({ t }) => ({
      label: t('auth.password'),
      labels: { show: t('auth.showPassword'), hide: t('auth.hidePassword') },
    })),
  },
  render: typedInto(PasswordField),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initially hidden; the button shows it and hides it again, by pointer and by key. */
export const Hidden: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(args.label);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: args.labels.show }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** Shown on request; the button is named by its next action. */
export const Shown: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: args.labels.hide })).toHaveFocus();
    await expect(canvas.getByLabelText(args.label)).toHaveAttribute('type', 'text');
  },
};

/** A link that belongs to the field is at the end of its label's line. */
export const WithAside: Story = {
  args: inLanguage(({ t }) => ({
    aside: <TextLink href="#/user/login/forgetPassword">{t('auth.login.forgot')}</TextLink>,
  })),
};

/** The rules are shown beforehand, and a password manager offers a new one. */
export const NewPassword: Story = {
  tags: ['visual'],
  args: {
    value: '',
    autoComplete: 'new-password',
    ...inLanguage(({ t }) => ({ label: t('auth.newPassword'), hint: t('auth.passwordHint') })),
  },
};

export const Invalid: Story = {
  args: inLanguage(({ t }) => ({ label: t('auth.passwordAgain'), error: t('field.passwords_differ') })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toBeInvalid();
    await expect(canvas.getByLabelText(args.label)).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { disabled: true } };

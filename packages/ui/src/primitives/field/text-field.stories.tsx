import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from './index.ts';
import { typedInto } from './typed-field.fixture.tsx';

const meta = {
  title: 'Primitives/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: {
    type: 'email',
    autoComplete: 'email',
    value: '',
    onValueChange: fn(),
    ...inLanguage(({ t }) => ({ label: t('auth.email') })),
  },
  render: typedInto(TextField),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Text input, empty' };

/** Reached by Tab and typed into; never below 16 px, at which iOS zooms in. */
export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: args.label });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('mara@example.test');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mara@example.test');
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const Filled: Story = { args: { value: 'mara@example.test' } };

export const WithHint: Story = {
  args: {
    type: 'text',
    autoComplete: 'off',
    ...inLanguage(({ t }) => ({ label: t('auth.invitationCode'), hint: t('auth.invitationHint') })),
  },
  play: async ({ canvas }) => {
    const hint = spoken().t('auth.invitationHint');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(hint);
  },
};

/** A small button in the box, after the input. */
export const WithTrailing: Story = {
  args: {
    type: 'text',
    autoComplete: 'off',
    value: 'ASSAY7',
    ...inLanguage(({ t }) => ({
      label: t('auth.invitationCode'),
      trailing: (
        <Button variant="quiet" size="sm">
          {t('common.clear')}
        </Button>
      ),
    })),
  },
};

/** The hint stays: it often helps with the error. */
export const Invalid: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    type: 'text',
    autoComplete: 'off',
    value: 'ASSAY-7?',
    ...inLanguage(({ t }) => ({
      label: t('auth.invitationCode'),
      hint: t('auth.invitationHint'),
      error: t('field.invitation_malformed'),
    })),
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${spoken().t('auth.invitationHint')} ${args.error}`);
  },
};

/** Visibly not editable, but readable, focusable and copyable. */
export const ReadOnly: Story = {
  tags: ['visual'],
  args: { value: 'mara@example.test', readOnly: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input.parentElement).not.toHaveStyle({
      backgroundColor: getComputedStyle(document.body).backgroundColor,
    });
  },
};

/** A search is cleared with one press; focus stays in the field. */
export const Search: Story = {
  args: {
    type: 'search',
    autoComplete: 'off',
    value: 'Mara',
    ...inLanguage(({ t }) => ({ label: t('common.search'), clearLabel: t('common.clear') })),
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: args.label });
    const clear = canvas.getByRole('button', { name: args.clearLabel! });
    const { width, height } = clear.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(clear);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
    await expect(clear).not.toBeInTheDocument();
    await userEvent.keyboard('Jo');
    await expect(canvas.getByRole('button', { name: args.clearLabel! })).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: 'mara@example.test', disabled: true } };

/** Label and error of two lines each. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'E-Mail-Adresse, an die wir Ihre sechsstelligen Bestätigungscodes schicken sollen',
    error: 'Geben Sie eine E-Mail-Adresse ein, die so aussieht: name@beispiel.de.',
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD },
  play: holdsLongWords,
};

/** The rule stays visible while somebody types. */
export const RuleBelow: Story = {
  name: 'Do: a rule as a hint',
  tags: ['do'],
  args: { type: 'text', ...inLanguage(({ t }) => ({ label: t('auth.name'), hint: t('auth.nameHint') })) },
};

/** It disappears with the first letter, and many mistake it for an answer. */
export const RuleInside: Story = {
  name: "Don't: a rule in the field",
  tags: ['dont'],
  args: {
    type: 'text',
    ...inLanguage(({ t }) => ({ label: t('auth.name'), placeholder: t('auth.nameHint') })),
  },
};

/** It names the error and what to do about it. */
export const ErrorWithStep: Story = {
  ...Invalid,
  name: 'Do: an error with its next step',
  tags: ['do'],
};

/** It says that something is wrong, and leaves the rest to be guessed. */
export const ErrorAlone: Story = {
  name: "Don't: an error alone",
  tags: ['dont'],
  args: {
    ...Invalid.args,
    hint: undefined,
    ...inLanguage(({ t }) => ({ label: t('auth.invitationCode'), error: t('field.malformed') })),
  },
};

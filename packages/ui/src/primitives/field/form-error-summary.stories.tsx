import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DateRange } from '../../patterns/date-range/index.ts';
import { FormErrorSummary, TextField } from './index.ts';

const changes = () => undefined;

const meta = {
  title: 'Patterns/FormErrorSummary',
  tags: ['autodocs'],
  component: FormErrorSummary,
  args: inLanguage(({ t }) => ({
    title: t('error.invalid_input'),
    errors: [
      { fieldId: 'email', message: t('field.email_invalid') },
      { fieldId: 'invitation', message: t('field.invitation_required') },
    ],
  })),
  // In a form that was submitted too early, each field has its error from the summary.
  render: (args) => {
    const { t } = spoken();
    const errorOf = (fieldId: string) => args.errors.find((error) => error.fieldId === fieldId)?.message;
    return (
      <form className="flex flex-col gap-4 p-4">
        <FormErrorSummary {...args} />
        <TextField
          id="email"
          type="email"
          label={t('auth.email')}
          defaultValue="mara@"
          error={errorOf('email')}
        />
        <TextField
          id="invitation"
          label={t('auth.invitationCode')}
          defaultValue=""
          error={errorOf('invitation')}
        />
      </form>
    );
  },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes focus, and leads to each field by keyboard. */
export const TwoErrors: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const invitation = canvas.getByRole('textbox', { name: spoken().t('auth.invitationCode') });
    await expect(invitation).toHaveFocus();
  },
};

export const OneError: Story = {
  args: inLanguage(({ t }) => ({ errors: [{ fieldId: 'email', message: t('field.email_invalid') }] })),
};

/** The error of a group of controls leads to the first of them. */
export const OfAGroup: Story = {
  args: inLanguage(({ t }) => ({
    errors: [{ fieldId: 'period', message: t('field.days_reversed') }],
  })),
  render: (args) => {
    const { t } = spoken();
    return (
      <form className="flex flex-col gap-4 p-4">
        <FormErrorSummary {...args} />
        <DateRange
          id="period"
          legend={t('records.filter.period')}
          fromLabel={t('records.filter.from')}
          toLabel={t('records.filter.to')}
          value={{ from: '2026-11-09', to: '2026-11-01' }}
          onValueChange={changes}
          error={t('field.days_reversed')}
        />
      </form>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.errors[0]!.message }));
    await expect(canvas.getByLabelText(spoken().t('records.filter.from'))).toHaveFocus();
  },
};

/** Nothing is wrong: nothing is drawn. */
export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

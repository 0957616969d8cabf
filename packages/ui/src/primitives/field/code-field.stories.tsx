import { addMs, epochMs, type EpochMs } from '@paydirt/domain';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider } from '../../foundations/ticker/index.ts';
import { CodeField } from './index.ts';
import { typedInto } from './typed-field.fixture.tsx';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
let now: EpochMs = NOON;
const readNow = () => now;

const meta = {
  title: 'Primitives/CodeField',
  tags: ['autodocs'],
  component: CodeField,
  args: {
    value: '',
    onValueChange: fn(),
    onSend: fn(),
    ...inLanguage(({ t }) => ({
      label: t('auth.code'),
      hint: t('auth.codeHint'),
      sendLabel: t('auth.sendCode'),
      formatWait: (count: number) => t('auth.sendCodeIn', { count }),
    })),
  },
  beforeEach: () => {
    now = NOON;
  },
  decorators: [
    (Story) => (
      <ClockProvider now={readNow}>
        <Story />
      </ClockProvider>
    ),
  ],
  render: typedInto(CodeField),
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = {
  resendAt: addMs(NOON, 42_000),
  ...inLanguage(({ t }) => ({
    sendLabel: t('auth.sendCodeAgain'),
    hint: t('auth.codeSent', { to: '+91 98765 43210' }),
  })),
};

/** No code was requested yet; a double tap requests one. */
export const Ready: Story = {
  name: 'One-time password (OTP), ready',
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.setup({ delay: null }).dblClick(canvas.getByRole('button', { name: args.sendLabel }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Digits only, six of them, and the caret stays where it was; phones fill it from the message. */
export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: args.label });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12 34a{ArrowLeft}{ArrowLeft}-56789');
    await expect(input).toHaveValue('125678');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Spaces and hyphens of a pasted code are removed. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' 123-456 ');
    await expect(input).toHaveValue('123456');
  },
};

/** Another may be requested in 42 seconds, on the service's clock. */
export const Waiting: Story = {
  args: waiting,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent(spoken().t('auth.sendCodeIn', { count: 42 }));
    // A timer adds no text to an accessible name by itself.
    const [named] = document.querySelectorAll(`#${CSS.escape(button.getAttribute('aria-labelledby')!)}`);
    await expect(button).toContainElement(named as HTMLElement);
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The wait ends automatically, and the button keeps focus. */
export const WaitOver: Story = {
  args: waiting,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    now = addMs(NOON, 42_000);
    window.dispatchEvent(new Event('pageshow'));
    await expect(await canvas.findByRole('button', { name: args.sendLabel })).toHaveFocus();
  },
};

/** The code is being requested: the button shows it, and requests no second one. */
export const Sending: Story = {
  args: { sending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.sendLabel });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: {
    value: '123456',
    ...inLanguage(({ t }) => ({
      error: `${t('error.code_wrong')} ${t('error.detail.triesLeft', { count: 4 })}`,
    })),
  },
};

export const Disabled: Story = { args: { value: '123456', disabled: true } };

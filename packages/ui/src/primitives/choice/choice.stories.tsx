import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { sentBy } from '../field/typed-field.fixture.tsx';
import { Choice } from './choice.tsx';

const meta = {
  title: 'Primitives/Choice',
  tags: ['autodocs'],
  component: Choice,
  args: {
    value: null,
    onValueChange: fn(),
    ...inLanguage(({ t }) => ({
      legend: t('withdraw.form.toAddress'),
      options: [
        {
          value: 'kitchen',
          label: 'Kitchen table',
          text: t('withdraw.form.addressText', { chain: 'BEP20', address: '0x7f…3c1a' }),
        },
        {
          value: 'savings',
          label: 'Savings',
          text: t('withdraw.form.addressText', { chain: 'TRC20', address: 'TQn9…Z8eW' }),
        },
      ],
    })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? null);
    return (
      <Choice
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is preselected (H16). */
export const Unchosen: Story = {
  name: 'Radio buttons, unchosen',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: args.legend })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const Chosen: Story = { tags: ['visual', 'forced-colours'], args: { value: 'kitchen' } };

/** One tab stop; arrow keys move the selection. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(radios[0]).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[1]).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('savings');
  },
};

/** A native form requires a selection, and submits it under its name. */
export const InForm: Story = {
  args: { name: 'address', required: true },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const [kitchen, savings] = canvas.getAllByRole('radio');
    await expect(kitchen).toBeRequired();
    await expect(canvasElement.querySelector('form')).toBeInvalid();
    await userEvent.click(savings!);
    await expect(canvasElement.querySelector('form')).toBeValid();
    await expect(sentBy(canvasElement)).toEqual({ address: 'savings' });
  },
};

/** All the same size, as many side by side as fit. */
export const Beside: Story = {
  args: {
    layout: 'beside',
    value: 'system',
    ...inLanguage(({ t }) => ({
      legend: t('me.settings.theme'),
      options: [
        { value: 'system', label: t('me.settings.themeSystem') },
        { value: 'light', label: t('me.settings.themeLight') },
        { value: 'dark', label: t('me.settings.themeDark') },
      ],
    })),
  },
  play: async ({ canvas }) => {
    const cards = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.getBoundingClientRect());
    for (const { width } of cards) await expect(width).toBeCloseTo(cards[0]!.width, 0);
  },
};

/** Where a heading has the same text, the legend is read out and not drawn. */
export const LegendHidden: Story = {
  args: {
    legendHidden: true,
    value: 'c1',
    ...inLanguage(({ t, format, amount }) => ({
      legend: t('coupons.titleChoose'),
      options: [
        {
          value: 'c1',
          label: t('coupons.off', { amount: amount('5.00') }),
          text: t('coupons.until', { day: format.day(moment('2026-12-01T00:00:00Z')) }),
        },
        { value: 'none', label: t('coupons.none') },
      ],
    })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: args.legend })).toBeVisible();
  },
};

/** An error in words and at each card. */
export const Invalid: Story = {
  args: inLanguage(({ t }) => ({ error: t('withdraw.form.chooseAddress') })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(args.error!);
  },
};

/** A disabled option gives its reason. */
export const WithDisabled: Story = {
  tags: ['visual'],
  args: {
    value: 'sms',
    ...inLanguage(({ t }) => ({
      legend: t('destinations.fund.channel'),
      options: [
        { value: 'sms', label: t('destinations.fund.sms'), text: '+91 98••••••10' },
        {
          value: 'email',
          label: t('destinations.fund.email'),
          text: t('security.none'),
          disabled: true,
        },
      ],
    })),
  },
};

/** Eighty characters and fifteen digits: they wrap, and nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'de-DE' },
  args: {
    value: 'long',
    legend: 'Auf welches der hinterlegten Auszahlungskonten soll ausgezahlt werden?',
    options: [
      {
        value: 'long',
        label: 'Doppelt gelagerte Schwimmbaggeranlage mit Eimerkette und Waschrinne, Baureihe 12b',
        text: '123.456.789.012.345,67 USDT · Auszahlungsbestätigung innerhalb von 30 Minuten',
      },
      { value: 'short', label: 'Haushaltskasse', text: '0,00 USDT' },
    ],
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { options: [{ value: 'a', label: LONG_WORD, text: LONG_WORD }] },
  play: holdsLongWords,
};

/** An answer means that the text was read. */
export const LeftOpen: Story = { name: 'Do: leave it open', tags: ['do'] };

/** A preselected answer binds members to a text that they never read (H16). */
export const MadeForThem: Story = {
  name: "Don't: choose for somebody",
  tags: ['dont'],
  args: { value: 'kitchen' },
};

import { isLocale, LOCALES, OWN_NAMES, type Locale } from '@paydirt/domain';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageList } from './language-list.tsx';

const meta = {
  title: 'Patterns/LanguageList',
  tags: ['autodocs'],
  component: LanguageList<Locale>,
  args: {
    onValueChange: fn(),
    ...inLanguage(({ t, locale }) => {
      const names = new Intl.DisplayNames(locale, { type: 'language' });
      return {
        legend: t('me.language.title'),
        value: isLocale(locale) ? locale : 'en-US',
        options: LOCALES.map((value) => ({
          value,
          name: OWN_NAMES[value],
          translatedName: names.of(new Intl.Locale(value).language),
        })),
      };
    }),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <LanguageList
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof LanguageList<Locale>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each by its own name and in its own script, and below that in the current language. */
export const AllLanguages: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: args.legend })).toBeVisible();
    // The current language's two names are the same, so it is announced once.
    const present = args.options.find((option) => option.value === args.value)!;
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(present.name);
    // The name in its own script comes first.
    const own = canvas.getAllByText('தமிழ்')[0]!;
    await expect(own).toHaveAttribute('lang', 'ta-IN');
    await expect(own.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The names alone, where no others are known. */
export const OwnNames: Story = {
  args: { options: LOCALES.map((value) => ({ value, name: OWN_NAMES[value] })) },
};

/** One tab stop; arrow keys select, and the selection takes effect at once. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const radios = canvas.getAllByRole('radio');
    const at = radios.findIndex((radio) => radio.matches(':checked'));
    await userEvent.tab();
    await expect(radios[at]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const next = (at + 1) % radios.length;
    await expect(radios[next]).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(LOCALES[next]);
  },
};

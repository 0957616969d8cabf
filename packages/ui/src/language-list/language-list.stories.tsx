import { LOCALES, OWN_NAMES, type Locale } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageList } from './index.ts';

const meta = {
  title: 'Components/Controls/LanguageList',
  tags: ['autodocs'],
  component: LanguageList<Locale>,
  args: {
    legend: 'Language',
    options: LOCALES.map((value) => ({ value, name: OWN_NAMES[value] })),
    value: 'en-US',
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <LanguageList {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof LanguageList<Locale>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'தமிழ்' })).toBeChecked();
  },
};

export const WithTranslatedNames: Story = {
  args: {
    options: [
      { value: 'en-US', name: 'English', translatedName: 'English' },
      { value: 'te-IN', name: 'తెలుగు', translatedName: 'Telugu' },
    ],
  },
};

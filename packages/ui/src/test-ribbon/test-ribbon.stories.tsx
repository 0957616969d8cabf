import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TestRibbon } from './index.ts';

const meta = {
  title: 'Components/Shell/TestRibbon',
  tags: ['autodocs'],
  component: TestRibbon,
  args: {
    text: 'Test mode · play money',
    clock: '21 Nov, 14:05',
    openLabel: 'Open the test panel',
    onOpen: fn(),
  },
} satisfies Meta<typeof TestRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It opens the test panel, and nothing closes it (H1). */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const clock = canvas.getByRole('button', { name: 'Open the test panel' });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(clock).toHaveAccessibleDescription('21 Nov, 14:05');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { text: 'Testmodus · Spielgeld', clock: '21. Nov., 14:05', openLabel: 'Testbereich öffnen' },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { text: 'சோதனை முறை · விளையாட்டுப் பணம்', clock: '21 நவ., பிற்பகல் 2:05', openLabel: 'சோதனைப் பலகையைத் திற' },
};

/** At twice the text size it takes a second line, and what stands below moves down. */
export const LargeText: Story = { globals: { textSize: '200' } };

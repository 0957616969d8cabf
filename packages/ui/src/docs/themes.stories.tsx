import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BottomSheet } from '../primitives/bottom-sheet/bottom-sheet.tsx';
import { Card } from '../primitives/card/card.tsx';
import { Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Themes',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const THEMES = ['light', 'dark'] as const;

/** A part of a page in its own theme, with a sheet that belongs to it. */
function Part({ theme, sheet }: { readonly theme: (typeof THEMES)[number]; readonly sheet: boolean }) {
  const [part, setPart] = useState<HTMLElement | null>(null);
  return (
    <section ref={setPart} data-theme={theme} aria-label={theme} className="rounded-card bg-paper p-4">
      <Card>
        <p>Text that names no colour takes that of its theme.</p>
      </Card>
      <BottomSheet
        open={sheet && part !== null}
        onOpenChange={() => undefined}
        container={part}
        title="A sheet of this part"
        closeLabel="Close"
      >
        It stands in the theme of the part that it was put into.
      </BottomSheet>
    </section>
  );
}

/**
 * A theme inside another: text without a colour class takes the colour of the inner theme, and a sheet is rendered
 * inside it.
 */
export const Nested: Story = {
  render: () => (
    <Page
      title="Themes"
      lead="An element with data-theme has the colours of that theme, and so has all in it."
    >
      {THEMES.map((outer) => (
        <Section key={outer} title={`Within ${outer}`}>
          <div data-theme={outer} className="rounded-card bg-paper p-4">
            {THEMES.filter((theme) => theme !== outer).map((theme) => (
              <Part key={theme} theme={theme} sheet={theme === 'dark'} />
            ))}
          </div>
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    for (const theme of THEMES) {
      const part = canvas.getByLabelText(theme);
      const { color } = getComputedStyle(within(part).getByText(/names no colour/));
      await expect(color).toBe(getComputedStyle(part).getPropertyValue('color'));
      await expect(lightness(color) > 0.5).toBe(theme === 'dark');
    }
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(canvas.getByLabelText('dark')).toContainElement(sheet));
    await expect(lightness(getComputedStyle(sheet).backgroundColor)).toBeLessThan(0.5);
  },
};

/** First number of an OKLCH colour: 0 is black, 1 white. */
function lightness(colour: string): number {
  return Number.parseFloat(/^\w+\(([\d.]+)/u.exec(colour)?.[1] ?? 'NaN');
}

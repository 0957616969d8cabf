import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { App } from '../../consumer/src/app.tsx';
import { TextArea } from '../primitives/field/index.ts';
import { FIVE_LINES, keepLines, keptLines, styleOf } from './host-lines.ts';
import { InBothThemes, Shop } from './make-it-yours.fixture.tsx';
import { Page, Section } from './page.tsx';
import { contrastOf, hexOf } from './read-tokens.ts';
import { SETTABLE_TOKENS } from './settable-tokens.ts';

const meta = {
  title: 'Foundations/Make it yours',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A host's own colour and corners: five lines make a blue shop with square corners, in both themes. */
export const FiveLines: Story = {
  tags: ['visual'],
  beforeEach: () => () => sessionStorage.clear(),
  render: function Render() {
    const [lines, setLines] = useState(keptLines);
    return (
      <Page
        title="Make it yours"
        lead="The style sheet reads custom properties of the page, which an app sets on :root. Change the lines and see what they do, here and, with the toolbar’s brand “Yours”, in every story of every piece."
      >
        <TextArea
          label="Your lines, within :root"
          value={lines}
          onValueChange={(next) => {
            setLines(next);
            keepLines(next);
          }}
          rows={6}
          spellCheck={false}
          className="max-w-xl"
        />
        <InBothThemes lines={lines}>
          <Shop />
        </InBothThemes>
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const [light, dark] = [canvas.getByLabelText('light'), canvas.getByLabelText('dark')];
    const brand = styleOf(FIVE_LINES)['--brand'];
    const corner = (part: HTMLElement) => getComputedStyle(part).borderTopLeftRadius;
    for (const part of [light, dark]) {
      await expect(corner(part)).toBe('0px');
      await expect(hexOf(drawn(part, 'gold'))).toBe(brand);
      const round = [...part.querySelectorAll<HTMLElement>('*')].filter((one) => corner(one) !== '0px');
      await expect(round.map(({ outerHTML }) => outerHTML)).toEqual([]);
    }
    const field = canvas.getByRole('textbox', { name: /^Your lines/ });
    await userEvent.clear(field);
    await waitFor(() => expect(corner(dark)).toBe('14px'));
    await expect(hexOf(drawn(light, 'gold'))).not.toBe(brand);
    await userEvent.click(field);
    await userEvent.paste(FIVE_LINES);
    await waitFor(() => expect(corner(dark)).toBe('0px'));
  },
};

/** A whole app in a host's brand, in which each build of the package is tested. */
export const WholeApp: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, brand: 'yours' },
  render: () => <App />,
  play: async ({ canvas }) => {
    const lease = await canvas.findByRole('link', { name: /^Lease/ });
    await expect(getComputedStyle(lease).borderTopLeftRadius).toBe('0px');
    await expect(hexOf(drawn(lease, 'gold'))).toBe(styleOf(FIVE_LINES)['--brand']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Merchandise' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Merchandise' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Machines' }));
  },
};

/** Everything that can be set, in one list; the README has the same. */
export const WhatMayBeSet: Story = {
  render: () => (
    <Page
      title="What may be set"
      lead="In an app that has the package each of them begins with --pd-. What is not in this list may change with any version."
    >
      {SETTABLE_TOKENS.map(({ group, text, roles }) => (
        <Section key={group} title={group} text={text}>
          <dl className="border-t border-line">
            {Object.entries(roles).map(([role, use]) => (
              <div key={role} className="flex flex-wrap gap-x-4 border-b border-line py-2 text-13">
                <dt className="w-44 font-semibold">
                  <code>{`--pd-${role}`}</code>
                </dt>
                <dd className="min-w-0 flex-1 basis-64 text-ink-2">{use}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </Page>
  ),
};

const STEPS = [0, 0.3, 0.45, 0.6, 1];
/** Brand colours across the gamut of screens, and beyond that of most. */
const BRANDS = ['srgb', 'display-p3'].flatMap((space) =>
  STEPS.flatMap((r) => STEPS.flatMap((g) => [0, 0.5, 1].map((b) => `color(${space} ${r} ${g} ${b})`))),
);
/** Text on a fill, and the fill. */
const FILLS = [
  ['on-gold', 'gold'],
  ['on-gold', 'gold-strong'],
  ['art-on-gold', 'art-gold'],
] as const;
const PAIRS = [
  ...FILLS,
  ...['paper', 'sheet', 'wash', 'gold-wash'].map((ground) => ['gold-ink', ground] as const),
  ['ink', 'gold-wash'],
  ['ink-2', 'gold-wash'],
] as const;

/** Whatever a host's brand is, text on it and text in it are legible: 4.5 to 1, in both themes. */
export const EveryBrand: Story = {
  render: () => (
    <div className="flex">
      {['light', 'dark'].map((theme) => (
        <p
          key={theme}
          data-theme={theme}
          aria-label={theme}
          className="flex-1 bg-gold p-8 font-bold text-on-gold"
          style={styleOf(FIVE_LINES)}
        >
          Words on a brand
        </p>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const tooLittle: string[] = [];
    for (const part of [canvas.getByLabelText('light'), canvas.getByLabelText('dark')]) {
      const own = part.style.getPropertyValue('--brand');
      for (const brand of BRANDS) {
        part.style.setProperty('--brand', brand);
        for (const [text, ground] of PAIRS)
          if (contrastOf(drawn(part, text), drawn(part, ground)) < 4.5)
            tooLittle.push(`${text} on ${ground} of ${brand}, ${part.dataset['theme']}`);
      }
      part.style.setProperty('--brand', own);
    }
    await expect(tooLittle).toEqual([]);
  },
};

/**
 * A brand that is not a colour, because it was mistyped, leaves gold: fills stay, and text on them stays legible.
 */
export const NoColour: Story = {
  render: () => (
    <InBothThemes lines="--pd-brand: blau;">
      <Shop />
    </InBothThemes>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = [canvas.getByLabelText('light'), canvas.getByLabelText('dark')];
    for (const part of [light, dark])
      for (const [text, ground] of FILLS)
        await expect(contrastOf(drawn(part, text), drawn(part, ground))).toBeGreaterThan(4.5);
    const mistyped = FILLS.flat().map((role) => hexOf(drawn(light, role)));
    light.style.removeProperty('--brand');
    await expect(mistyped).toEqual(FILLS.flat().map((role) => hexOf(drawn(light, role))));
    light.style.setProperty('--brand', 'blau');
  },
};

/** A role as the browser computes it at an element. */
function drawn(at: HTMLElement, role: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--${role})`;
  at.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

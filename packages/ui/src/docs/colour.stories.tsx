import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { COLOUR_ROLES } from './colour-roles.ts';
import { CopyButton } from './copy-button.tsx';
import { Page, Section } from './page.tsx';
import { contrastOf, hexOf, rolesOf } from './read-tokens.ts';

const meta = {
  title: 'Foundations/Colour',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUNDS = ['paper', 'sheet', 'wash'];
/** Roles that are written or drawn on the three grounds, and their required contrast (WCAG 2.2 AA). */
const MARKS = [
  ...['ink', 'ink-2', 'gold-ink', 'verdigris', 'ember', 'garnet', 'lapis', 'slate'].map((role) => ({
    role,
    owes: 4.5,
  })),
  ...['edge', 'focus'].map((role) => ({ role, owes: 3 })),
];

/** Two decimals, never rounded up to the required value. */
const ratios = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: 'floor',
});

const THEMES = ['light', 'dark'] as const;

/** Every colour role, in both themes, as the style sheet declares it, with its purpose. */
export const Roles: Story = {
  tags: ['visual'],
  render: () => (
    <Page
      title="Colour"
      lead="Components know roles, never colours. A role takes its value from a private scale, named by hue and lightness, and changes it with the theme: two designed themes, not one that is inverted."
    >
      {COLOUR_ROLES.map(({ group, text, roles }) => (
        <Section key={group} title={group} text={text}>
          <ul className="grid grid-cols-1 gap-x-8 border-t border-line md:grid-cols-2">
            {Object.entries(roles).map(([role, use]) => (
              <li key={role} className="flex flex-wrap items-center gap-4 border-b border-line py-3">
                {THEMES.map((theme) => (
                  <Swatch key={theme} theme={theme} role={role} />
                ))}
                <span className="min-w-32 flex-1">
                  <code className="block font-text text-15 font-semibold">{role}</code>
                  <span className="block text-13 text-ink-2">{use}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const declared = THEMES.flatMap((theme) =>
      rolesOf(theme)
        .filter(({ name }) => CSS.supports('color', colourOf(theme, name)))
        .map(({ name }) => `${theme} ${name.slice(2)}`),
    );
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-role]')].map(
      ({ dataset }) => `${dataset['theme']} ${dataset['role']}`,
    );
    await expect(shown.toSorted()).toEqual(declared.toSorted());
  },
};

/** A role on its theme's page, with the step of the scale that it takes. */
function Swatch({ theme, role }: { theme: 'light' | 'dark'; role: string }) {
  const value = rolesOf(theme).find(({ name }) => name === `--${role}`)?.value ?? '';
  return (
    <span className="w-20 shrink-0 text-center">
      <span
        data-theme={theme}
        data-role={role}
        className="block rounded-control border border-line bg-paper p-2 forced-color-adjust-none"
      >
        <span
          className="block h-8 rounded-control border border-line"
          style={{ background: `var(--${role})` }}
        />
      </span>
      <span className="block pt-1 text-12 text-ink-2">
        {/--raw-([\w-]+)\)+$/.exec(value)?.[1] ?? 'see-through'}
      </span>
    </span>
  );
}

/** Contrast of each role on each background, measured from the pixels. */
export const MeasuredContrast: Story = {
  render: () => (
    <Page
      title="Contrast, measured"
      lead="What each role comes to on each ground, computed from the pixels that the browser draws. Text owes 4.5, marks and borders owe 3 (WCAG 2.2 AA); too little fails the story."
    >
      {THEMES.map((theme) => (
        <Contrasts key={theme} theme={theme} />
      ))}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const measured = [...canvasElement.querySelectorAll('td[data-state]')];
    await expect(measured).toHaveLength(2 * MARKS.length * GROUNDS.length);
    await waitFor(() => expect(measured.map((cell) => cell.textContent)).not.toContain(''));
    const tooLittle = measured.filter((cell) => cell.matches('[data-state="too-little"]'));
    await expect(tooLittle).toEqual([]);
  },
};

function Contrasts({ theme }: { theme: 'light' | 'dark' }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [measured, setMeasured] = useState<readonly (readonly number[])[]>([]);
  useLayoutEffect(() => {
    const styles = body.current && getComputedStyle(body.current);
    if (!styles) return;
    const colour = (role: string) => styles.getPropertyValue(`--${role}`);
    setMeasured(MARKS.map(({ role }) => GROUNDS.map((ground) => contrastOf(colour(role), colour(ground)))));
  }, []);
  return (
    <div
      data-theme={theme}
      className="scroll-strip rounded-card border border-line bg-paper p-4 text-ink forced-color-adjust-none"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={`Contrasts, ${theme}`}
    >
      <table className="w-full border-collapse text-13">
        <caption className="pb-2 text-start font-title text-20 font-bold">{theme}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-start font-semibold">
              role
            </th>
            {GROUNDS.map((ground) => (
              <th key={ground} scope="col" className="p-2 text-start font-semibold">
                on {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {MARKS.map(({ role, owes }, row) => (
            <tr key={role} className="border-t border-line">
              <th scope="row" className="p-2 text-start font-semibold">
                {role} <span className="font-normal text-ink-2">owes {owes}</span>
              </th>
              {GROUNDS.map((ground, column) => {
                const ratio = measured[row]?.[column];
                return (
                  <td
                    key={ground}
                    data-state={ratio !== undefined && ratio >= owes ? 'enough' : 'too-little'}
                    className="tabular p-2"
                    style={{
                      background: `var(--${ground})`,
                      color: owes === 4.5 ? `var(--${role})` : undefined,
                    }}
                  >
                    {owes === 4.5 ? null : (
                      <span
                        aria-hidden="true"
                        className="me-2 inline-block size-3 rounded-full border-2"
                        style={{ borderColor: `var(--${role})` }}
                      />
                    )}
                    {ratio === undefined ? '' : ratios.format(ratio)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same roles as values for other tools: OKLCH from the style sheet, and hex as the browser draws them. */
export const Values: Story = {
  render: () => (
    <Page
      title="Colours to copy"
      lead="For a drawing tool, a presentation or a letter. In code take the role: a value does not follow the theme. Press a value to copy it."
    >
      {THEMES.map((theme) => (
        <Section key={theme} title={theme}>
          <ul
            role="list"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8 border-t border-line"
          >
            {COLOUR_ROLES.flatMap(({ roles }) => Object.keys(roles)).map((role) => (
              <ColourValue key={role} theme={theme} role={role} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const hex of canvasElement.querySelectorAll('[data-value="hex"]'))
      await expect(hex).toHaveTextContent(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
    const [first] = canvas.getAllByRole('button', { name: /^#/ });
    await userEvent.click(first!);
    await expect(
      await canvas.findByText(new RegExp(`^Copied ${first!.textContent}|^The browser refused`)),
    ).toBeVisible();
  },
};

/** A role's colour in a theme, with its values to copy. */
function ColourValue({ theme, role }: { theme: 'light' | 'dark'; role: string }) {
  const colour = colourOf(theme, `--${role}`);
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <span
        data-theme={theme}
        className="size-12 shrink-0 rounded-control border border-line forced-color-adjust-none"
        style={{ background: colour }}
      />
      <span className="min-w-0 text-13">
        <code className="block font-text text-15 font-semibold">{role}</code>
        <CopyButton value={hexOf(colour)} className="min-h-6 tabular">
          <span data-value="hex">{hexOf(colour)}</span>
        </CopyButton>
        <CopyButton value={colour} className="min-h-6 text-start tabular text-ink-2" />
      </span>
    </li>
  );
}

/** Contrast of a role in one theme. */
function colourOf(theme: string, role: string): string {
  const probe = document.createElement('i');
  probe.dataset['theme'] = theme;
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue(role);
  probe.remove();
  return colour;
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contrastOf, rolesOf } from './read-tokens.ts';

const meta = {
  title: 'Foundations/Colour',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUNDS = ['paper', 'sheet', 'wash'];
/** Roles that are written or drawn on the three grounds, and the contrast that they owe (WCAG 2.2 AA). */
const MARKS = [
  ...['ink', 'ink-2', 'gold-ink', 'verdigris', 'ember', 'garnet', 'lapis', 'slate'].map((role) => ({
    role,
    owes: 4.5,
  })),
  ...['edge', 'focus'].map((role) => ({ role, owes: 3 })),
];

/** Two decimals, never rounded up to what is owed. */
const ratios = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  roundingMode: 'floor',
});

/** Every role that holds a colour, in both themes, as the style sheet declares it. */
export const Roles: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className="bg-paper p-4 text-ink">
          <h2 className="pb-3 font-title text-20 font-bold">{theme}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
            {rolesOf(theme)
              .filter(({ name }) => CSS.supports('color', colourOf(theme, name)))
              .map(({ name, value }) => (
                <li key={name} className="text-13">
                  <span
                    className="block h-12 rounded-card border border-line"
                    style={{ background: `var(${name})` }}
                  />
                  <span className="block pt-1 font-semibold">{name.slice(2)}</span>
                  <span className="block text-12 break-words text-ink-2">
                    {value.replace(/^var\(--raw-(.+)\)$/, '$1')}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('gold')).toHaveLength(2);
    await expect(canvas.getAllByText('verdigris-wash')).toHaveLength(2);
  },
};

/** What each role comes to on each ground, measured from the pixels; text owes 4.5, marks and edges 3. */
export const MeasuredContrast: Story = {
  render: () => (
    <>
      <Contrasts theme="light" />
      <Contrasts theme="dark" />
    </>
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
      className="scroll-strip bg-paper p-4 text-ink"
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

/** What a role comes to in a theme. */
function colourOf(theme: string, role: string): string {
  const probe = document.createElement('i');
  probe.dataset['theme'] = theme;
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue(role);
  probe.remove();
  return colour;
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../page.tsx';
import { components, exceptions, presetSubjects, subjects } from './conformance-subjects.tsx';
import { describeConformance, rules, type Rule } from './describe-conformance.tsx';

const meta = {
  title: 'Tests/Conformance',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Row {
  readonly name: string;
  /** Undefined where no story gives the props to draw it. */
  readonly faults: ReadonlyMap<Rule, string> | undefined;
}

/**
 * Every component that the package exports, rendered on its own and checked by the same rules. A new component is
 * included through its story, and fails the test until it has one.
 */
export const EveryComponent: Story = {
  name: 'Conformance',
  render: function Render() {
    const [rows, setRows] = useState<readonly Row[]>([]);
    useEffect(() => {
      // In the next frame, because one root cannot be rendered while another renders.
      const frame = requestAnimationFrame(() =>
        setRows(
          subjects.map((subject) => ({
            name: subject.name,
            faults: subject.component && describeConformance(subject),
          })),
        ),
      );
      return () => cancelAnimationFrame(frame);
    }, []);
    return (
      <Page
        title="Conformance"
        lead="Every component that the package exports, drawn by itself here and now and held to the same rules."
      >
        <div className="flex flex-col gap-4 text-13">
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            {Object.entries(rules).map(([rule, text]) => (
              <div key={rule} className="contents">
                <dt className="font-semibold">{rule}</dt>
                <dd className="text-ink-2">{text.replaceAll('`', '')}</dd>
              </div>
            ))}
          </dl>
          <ul aria-label="Components" className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <Result key={row.name} {...row} />
            ))}
          </ul>
        </div>
      </Page>
    );
  },
  play: async ({ canvas }) => {
    // Rendering every component takes a while on a busy machine.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(components.size), {
      timeout: 20_000,
    });
    const broken = canvas
      .getAllByRole('listitem')
      .filter((row) => row.dataset['state'] !== 'conforms')
      .map((row) => row.textContent);
    await expect(broken).toEqual([]);
    await expect(Object.keys(exceptions).filter((name) => !components.has(name))).toEqual([]);
  },
};

/** Every preset of the controls can be rendered by its component. */
export const Presets: Story = {
  render: () => (
    <Page title="Presets" lead="What the controls offer for props that cannot be typed.">
      <ul className="text-13 text-ink-2">
        {presetSubjects.map(({ preset }) => (
          <li key={preset}>{preset}</li>
        ))}
      </ul>
    </Page>
  ),
  play: async () => {
    await expect(presetSubjects.length).toBeGreaterThan(60);
    const broken = presetSubjects.flatMap(({ preset, subject }) => {
      const fault = describeConformance(subject).get('silent');
      return fault === undefined ? [] : [`${preset}: ${fault}`];
    });
    await expect(broken).toEqual([]);
  },
};

function Result({ name, faults }: Row) {
  const broken = faults === undefined ? 'no props to draw it with: give it a story' : [...faults].join(' · ');
  return (
    <li data-state={broken === '' ? 'conforms' : 'broken'} className="flex flex-wrap gap-x-3 py-2">
      <span className="font-semibold">{name}</span>
      {broken === '' ? (
        <span className="text-verdigris">conforms</span>
      ) : (
        <span className="text-garnet">{broken}</span>
      )}
      <span className="text-ink-2">{exceptions[name]?.reason}</span>
    </li>
  );
}

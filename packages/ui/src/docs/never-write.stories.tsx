import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ClockProvider } from '../foundations/ticker/index.ts';
import { NOON, rules } from './never-write-rules.fixture.tsx';
import { Page } from './page.tsx';

const meta = {
  title: 'Foundations/What we never write',
  globals: { viewport: { value: '100pct-100pct' } },
  decorators: [
    (Story) => (
      <ClockProvider now={() => NOON}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The sixteen rules as copy and as pixels: on the left what products of this kind write, struck through; on the right
 * what ours does instead, drawn with its components.
 */
export const TheSixteenRules: Story = {
  name: 'What we never write',
  render: () => (
    <Page
      title="What we never write"
      lead="Products like this are often built to cheat people. On the left what those write and draw, struck through; beside it what stands here instead, in the components that do it. The rules are H1 to H16."
    >
      <ul className="divide-y divide-line border-y border-line">
        {rules.map(({ id, about, theirs, drawn, ours }) => (
          <li key={id} className="grid gap-x-6 gap-y-3 py-5 md:grid-cols-[5fr_7fr]">
            <div>
              <h2 className="text-13 font-semibold">
                {about} <span className="font-normal text-ink-2">{id}</span>
              </h2>
              <p className="pt-1 text-17 text-garnet">
                <del>{theirs}</del>
              </p>
              {drawn === undefined ? null : (
                <div aria-hidden="true" className="relative mt-2 max-w-64 opacity-70">
                  {drawn}
                  <svg
                    viewBox="0 0 100 100"
                    preserveAspectRatio="none"
                    className="absolute inset-0 size-full text-garnet"
                  >
                    <path
                      d="M0 100 100 0"
                      stroke="currentColor"
                      strokeWidth="2"
                      vectorEffect="non-scaling-stroke"
                    />
                  </svg>
                </div>
              )}
            </div>
            <div className="min-w-0 text-15">{ours}</div>
          </li>
        ))}
      </ul>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('h2 > span')].map((rule) => rule.textContent)).toEqual(
      Array.from({ length: 16 }, (_, index) => `H${index + 1}`),
    );
    await expect(canvasElement.querySelectorAll('del')).toHaveLength(16);
    // No radio button in our own examples is preselected.
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Disagree' }));
    await expect(canvas.getByRole('radio', { name: 'Disagree' })).toBeChecked();
  },
};

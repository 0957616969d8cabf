import { figureOf } from '@paydirt/domain';
import { inLanguage, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { ProofPath, type ProofStep } from './index.ts';

const HASHES = [
  '7c1e0d5b9a3f4e62c8d17b06f5a2934e1d8c6b7a0f3e5d2c4b9a8170e6f190ab',
  '03fd6a2b8c9e1f4d7a5b3c0e9d8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d11c2',
  'a9b4c3d2e1f0a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f57e55',
  '55d0f1e2d3c4b5a697887766554433221100ffeeddccbbaa998877665544c4f1',
] as const;

const checkIn = ({ t }: StoryLanguage, checked: boolean, busy = false) => (
  <Button wide icon="scale" busy={busy}>
    {checked ? t('money.proof.again') : t('money.proof.check')}
  </Button>
);

const labelIn = ({ t, amount }: StoryLanguage, position: number, leaves: number, balance = '2418.60') =>
  t('money.proof.label', { amount: amount(balance, 'exact'), place: position, leaves });

function stepIn(
  { t, parts }: StoryLanguage,
  side: ProofStep['side'],
  sum: string,
  hash: string,
  together = '2918.60',
): ProofStep {
  return {
    side,
    label: t('money.proof.step'),
    amount: parts(sum, 'exact'),
    hash,
    above: { label: t('money.proof.together'), amount: parts(together, 'exact'), hash },
  };
}

const meta = {
  title: 'Product/ProofPath',
  tags: ['autodocs'],
  component: ProofPath,
  args: inLanguage((language) => {
    const { t, parts } = language;
    return {
      label: labelIn(language, 3, 4),
      leaf: { label: t('money.proof.leaf'), amount: parts('2418.60', 'exact'), hash: HASHES[0] },
      steps: [
        stepIn(language, 'right', '500', HASHES[1]),
        stepIn(language, 'left', '16681.40', HASHES[2], '19600'),
      ],
      root: { label: t('money.deposits.total'), amount: parts('19600', 'exact'), hash: HASHES[3] },
      stepsLabel: t('money.proof.steps'),
      action: checkIn(language, false),
    };
  }),
  decorators: [
    (Story) => (
      <div className="p-4">
        <div className="rounded-card border border-line bg-sheet p-4">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ProofPath>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was checked: neither a tick nor a cross. */
export const NotChecked: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-own]')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** This device is computing; the path pulses unless motion is reduced. */
export const Checking: Story = {
  args: { state: 'checking', ...inLanguage((language) => ({ action: checkIn(language, false, true) })) },
};

/** It adds up, which is announced to screen readers, too. */
export const Valid: Story = {
  args: {
    state: 'valid',
    ...inLanguage((language) => ({
      result: language.t('money.proof.valid'),
      action: checkIn(language, true),
    })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.result ?? '');
  },
};

/** It does not lead to the published total: shown just as plainly, with a broken line. */
export const Invalid: Story = {
  args: {
    state: 'invalid',
    ...inLanguage((language) => ({
      result: language.t('money.proof.wrongHash'),
      action: checkIn(language, true),
    })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.result ?? '');
  },
};

/** A cent is missing: the node is marked, and every node above does not match. */
export const Cheated: Story = {
  tags: ['visual'],
  args: {
    state: 'invalid',
    ...inLanguage((language) => {
      const { t, figure, parts } = language;
      const broken = t('money.proof.broken');
      const first = stepIn(language, 'right', '499.99', HASHES[1], '2918.59');
      const second = stepIn(language, 'left', '16681.40', HASHES[2], '19599.99');
      return {
        result: t('money.proof.caught'),
        steps: [
          {
            ...first,
            changed: t('money.proof.changed'),
            change: {
              moreLabel: t('money.proof.more', { what: first.label }),
              lessLabel: t('money.proof.less', { what: first.label }),
              onMore: fn(),
              onLess: fn(),
            },
            above: { ...first.above, broken },
          },
          { ...second, above: { ...second.above, broken } },
        ],
        root: {
          label: t('money.deposits.total'),
          amount: parts('19600', 'exact'),
          hash: HASHES[3],
          broken,
          note: t('money.proof.addsUpTo', { amount: figure('19599.99', 'exact') }),
        },
        action: undefined,
      };
    }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(2);
    const change = args.steps[0]!.change!;
    await userEvent.click(canvas.getByRole('button', { name: change.moreLabel }));
    await expect(change.onMore).toHaveBeenCalledOnce();
  },
};

/** It proves another balance than the member has: both are shown. */
export const OtherBalance: Story = {
  args: {
    state: 'invalid',
    ...inLanguage((language) => ({
      result: language.t('money.proof.otherBalance', {
        proved: language.amount('2418.60', 'exact'),
        held: language.amount('2433.42', 'exact'),
      }),
      action: checkIn(language, true),
    })),
  },
};

/** Every step with its sum and hash. By keyboard: the button, then the steps, which Enter opens in a browser. */
export const Steps: Story = {
  tags: ['visual'],
  args: {
    state: 'valid',
    ...inLanguage((language) => ({
      result: language.t('money.proof.valid'),
      action: checkIn(language, true),
    })),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText(args.stepsLabel));
    // Three levels of sums and four hashes are listed.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText(HASHES[2])).toBeVisible();
  },
};

/** The only member: leaf and total are one. */
export const OneMember: Story = {
  args: { steps: [], ...inLanguage((language) => ({ label: labelIn(language, 1, 1) })) },
};

/** A million members: only the path and what is added to it. */
export const TwentySteps: Story = {
  args: {
    state: 'valid',
    ...inLanguage((language) => ({
      label: labelIn(language, 700_001, 1_000_000),
      result: language.t('money.proof.valid'),
      action: checkIn(language, true),
      steps: Array.from({ length: 20 }, (_, level) =>
        stepIn(
          language,
          (level * 7) % 3 === 0 ? 'left' : 'right',
          '123456789012345',
          HASHES[level % 4] ?? '',
        ),
      ),
    })),
  },
};

/** A balance of fifteen digits and six decimals; hashes break anywhere, sums only between groups. */
export const FifteenDigits: Story = {
  args: inLanguage((language) => ({
    label: labelIn(language, 3, 4, '123456789012345.678901'),
    leaf: {
      label: language.t('money.proof.leaf'),
      amount: language.parts('123456789012345.678901', 'exact'),
      hash: HASHES[0],
    },
  })),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(args.stepsLabel));
    await expect(
      canvas.getAllByText(figureOf(args.leaf.amount), { normalizer: (text) => text }).at(-1),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Long words around it. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label:
      'Ihr Guthaben von 123.456.789.012.345,00 USDT ist Blatt 3 von 4 der heutigen Verbindlichkeitssumme.',
    ...inLanguage(({ parts }) => ({
      leaf: { label: 'Ihr Guthaben', amount: parts('123456789012345'), hash: HASHES[0] },
    })),
    stepsLabel: 'Sämtliche Zwischenschritte anzeigen',
    action: <Button wide>Auf diesem Telefon überprüfen</Button>,
  },
};

/** The largest text. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  args: {
    state: 'valid',
    ...inLanguage((language) => ({
      result: language.t('money.proof.valid'),
      action: checkIn(language, true),
    })),
  },
};

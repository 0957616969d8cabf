import { formatMoneyParts, LOCALES, OWN_NAMES, parseMoney, unwrap } from '@paydirt/domain';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AmountText } from '../patterns/amount-text/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Illustration, markViewBox, scenes } from '../foundations/illustration/index.ts';
import { SkeletonRow } from '../primitives/skeleton/index.ts';
import { TextLink } from '../primitives/text-link/text-link.tsx';
import { Page, Section } from './page.tsx';
import { ProductAtWork } from './product-at-work.fixture.tsx';
import { TableOfContents } from './table-of-contents.tsx';

const meta = {
  title: 'Foundations/Start here',
  globals: { viewport: { value: '100pct-100pct' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Principle {
  readonly name: string;
  readonly text: string;
  /** The principle at work. */
  readonly shown: () => ReactNode;
}

const amount = (decimal: string, purpose: 'balance' | 'delta') =>
  formatMoneyParts(unwrap(parseMoney(decimal, 'USDT')), spoken().locale, purpose);

const PRINCIPLES: readonly Principle[] = [
  {
    name: 'Figures first',
    text: 'Money and time are the content: tabular, exact, signed, never jumping.',
    shown: () => <AmountText amount={amount('2418.60', 'balance')} size="lg" />,
  },
  {
    name: 'Gold is a reserve',
    text: 'It marks the one action, or the one value. Everything else is paper and ink.',
    shown: () => (
      <div className="flex flex-wrap gap-2">
        <Button>{spoken().t('products.buy')}</Button>
        <Button variant="primary">{spoken().t('products.lease')}</Button>
      </div>
    ),
  },
  {
    name: 'States are designed',
    text: 'Loading has the geometry of what comes, empty offers the next step, failed says what to do.',
    shown: () => (
      <div className="w-full">
        <SkeletonRow />
      </div>
    ),
  },
  {
    name: 'One hand',
    text: 'What is pressed often lies low; nothing that is pressed is under 44 px.',
    shown: () => (
      <span className="grid size-11 place-items-center rounded-control border border-dashed border-edge text-12 text-ink-2">
        44
      </span>
    ),
  },
  {
    name: 'Nothing moves without a reason',
    text: '120, 200 or 280 ms; a figure that changed rolls once; less motion means none.',
    shown: () => <AmountText amount={amount('3.40', 'delta')} size="md" tone="income" />,
  },
  {
    name: 'Ten scripts, one dignity',
    text: 'No figure and no verb is cut, up to twice the size of text.',
    shown: () => (
      <p className="text-15">
        {LOCALES.map((locale, index) => (
          <span key={locale}>
            {index === 0 ? '' : ' · '}
            <span lang={locale}>{OWN_NAMES[locale]}</span>
          </span>
        ))}
      </p>
    ),
  },
  {
    name: 'Two designed themes',
    text: 'Light and dark, by system or by choice, each measured for contrast.',
    shown: () => (
      <div className="flex w-full gap-2">
        {(['light', 'dark'] as const).map((theme) => (
          <span
            key={theme}
            data-theme={theme}
            className="grid h-16 flex-1 place-items-center rounded-card border border-line bg-sheet text-ink"
          >
            <AmountText amount={amount('120', 'balance')} unitless />
          </span>
        ))}
      </div>
    ),
  },
];

/** An introduction: the product, the toolbar, the principles, and links to all pages. */
export const Welcome: Story = {
  // Named like its page, so that the sidebar shows one row for both.
  name: 'Start here',
  tags: ['visual'],
  render: () => (
    <Page
      mark={<Illustration src={scenes.mark} viewBox={markViewBox} className="size-14" />}
      title="Paydirt"
      lead="The assay office: the calm, exact room where ore is weighed and a ledger lies open. Paper, ink, brass. Whoever opens a screen should feel that every figure was weighed, and that nothing in it could be used to cheat."
    >
      <ProductAtWork />
      <Section
        title="How to look"
        text={
          <>
            The toolbar above changes every story: {LOCALES.length} languages and a pseudo-locale, in which
            whatever is not translated stands out; light, dark or the system’s theme; text from 100 to 200
            percent; five windows. Beside a story, Controls change what it is given, Interactions play a
            screen’s steps one by one, Actions list what it reports, and Accessibility says what axe found.
            The{' '}
            <TextLink href="./?path=/story/foundations-bench--all-modes" target="_top">
              bench
            </TextLink>{' '}
            shows one component in its five modes at once, each beside the picture that was accepted, and
            restyles them all as a token is turned.
          </>
        }
      />
      <Section title="Where everything lies">
        <TableOfContents otherwise="The sidebar has the list of components." />
      </Section>
      <Section title="What it holds to">
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
          {PRINCIPLES.map(({ name, text, shown }) => (
            <li key={name} className="flex flex-col gap-4 rounded-card border border-line bg-sheet p-4">
              <div className="flex min-h-20 items-center">{shown()}</div>
              <div className="border-t border-line pt-3">
                <h3 className="text-15 font-semibold">{name}</h3>
                <p className="text-13 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Paydirt' })).toBeVisible();
    // Only a built or served Storybook has a list of its pages; elsewhere a sentence replaces it.
    await expect(await canvas.findByText(/^ProductCard$|^The sidebar has the list/)).toBeVisible();
  },
};

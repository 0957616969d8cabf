import { formatMoneyParts, usdt } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ActionBar } from '../action-bar/index.ts';
import { AmountText } from '../amount-text/index.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { Card, Divider } from '../card/index.ts';
import { Header } from '../header/index.ts';
import { IconLink } from '../icon-button/index.ts';
import { List, ListRow } from '../list-row/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { TabBar } from '../tab-bar/index.ts';
import { TestRibbon } from '../test-ribbon/index.ts';
import { AppFrame } from './index.ts';

const ribbon = (
  <TestRibbon
    text="Test mode · play money"
    clock="21 Nov, 14:05"
    openLabel="Open the test panel"
    onOpen={() => undefined}
  />
);

const tabBar = (
  <TabBar
    label="Places"
    brand={<span className="font-title text-24 font-bold">Paydirt</span>}
    items={[
      { href: '#/index', label: 'Home', icon: 'home', current: true },
      { href: '#/dynamic', label: 'Community', icon: 'community' },
      { href: '#/projects', label: 'Machines', icon: 'machines' },
      { href: '#/index/friend', label: 'Team', icon: 'team' },
      { href: '#/mine', label: 'Me', icon: 'me' },
    ]}
  />
);

const home = (
  <>
    <Header
      title="Good afternoon, Mara"
      actions={
        <IconLink href="#/message" icon="bell" surface="raised" label="Messages, 3 unread" count={3} />
      }
    />
    <div className="flex flex-col gap-5 px-4 pb-8">
      <div>
        <p className="text-15 text-ink-2">Available balance</p>
        <AmountText amount={formatMoneyParts(usdt(2_418_600_000n), 'en-US', 'balance')} size="xl" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        <ButtonLink href="#/user/newrecharge">Recharge</ButtonLink>
        <ButtonLink href="#/user/allExtract">Withdraw</ButtonLink>
        <ButtonLink href="#/user/record">Records</ButtonLink>
      </div>
      <Divider />
      <Card tone="income" className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-15">Income to receive, 3 machines</p>
          <AmountText
            amount={formatMoneyParts(usdt(14_820_000n), 'en-US', 'delta')}
            size="md"
            tone="income"
          />
        </div>
        <Button variant="income">Receive</Button>
      </Card>
      <SectionHeading title="On offer" more={{ href: '#/projects', label: 'All 12 machines' }} />
      <Card flush>
        <List>
          <ListRow
            icon="arrow-up-right"
            title="Daily income"
            text="13:40 · from machine revenue"
            value={
              <AmountText
                amount={formatMoneyParts(usdt(9_400_000n), 'en-US', 'delta')}
                unitless
                tone="income"
              />
            }
          />
          <ListRow href="#/user/record" icon="receipt" title="All records" />
        </List>
      </Card>
    </div>
  </>
);

const meta = {
  title: 'Components/Shell/AppFrame',
  tags: ['autodocs'],
  component: AppFrame,
  args: { ribbon, tabBar, children: home },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phone: the bar below. What it covers is known, so that focus scrolls clear of it. */
export const Phone: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeInTheDocument();
    const covered = () => getComputedStyle(document.documentElement).getPropertyValue('--bar-bottom');
    await waitFor(() => expect(Number.parseFloat(covered())).toBeGreaterThan(40));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Laptop: Story = { globals: { viewport: { value: 'desktop' } } };

export const LargeText: Story = { globals: { textSize: '200' } };

/** A deeper screen has no bar of places, and may have one of actions. */
export const WithActionBar: Story = {
  args: {
    tabBar: undefined,
    children: (
      <>
        <Header title="Trommel TR-4" start={<IconLink href="#/projects" icon="back" label="Back" />} />
        <p className="px-4 text-ink-2">Washes and screens gravel; 190 of 500 leased.</p>
        <ActionBar>
          <Button variant="primary" size="lg" wide>
            Lease for 115.00 USDT
          </Button>
        </ActionBar>
      </>
    ),
  },
};

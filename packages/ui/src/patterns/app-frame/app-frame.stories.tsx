import { formatMoneyParts, usdt } from '@paydirt/domain';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { AmountText } from '../amount-text/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card, Divider } from '../../primitives/card/card.tsx';
import { Header } from '../header/header.tsx';
import { IconLink } from '../../primitives/icon-button/icon-button.tsx';
import { List, ListRow } from '../../primitives/list-row/list-row.tsx';
import { SectionHeading } from '../../primitives/section-heading/section-heading.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { TestRibbon } from '../../product/test-ribbon/test-ribbon.tsx';
import { AppFrame, AppFramePanes } from './index.ts';

const parts = ({ locale }: StoryLanguage, micros: bigint, purpose: 'balance' | 'delta') =>
  formatMoneyParts(usdt(micros), locale, purpose);

const ribbonIn = ({ t, format }: StoryLanguage) => (
  <TestRibbon
    text={t('shell.ribbon')}
    clock={format.dateTime(moment('2026-11-21T14:05:00Z'))}
    openLabel={t('shell.ribbonOpen')}
    onOpen={() => undefined}
  />
);

const tabBarIn = ({ t }: StoryLanguage) => (
  <TabBar
    label={t('shell.tabs')}
    brand={<span className="font-title text-24 font-bold">Paydirt</span>}
    items={[
      { href: '#/index', label: t('shell.tab.home'), icon: 'home', current: true },
      { href: '#/dynamic', label: t('shell.tab.community'), icon: 'community' },
      { href: '#/projects', label: t('shell.tab.machines'), icon: 'machines' },
      { href: '#/index/friend', label: t('shell.tab.team'), icon: 'team' },
      { href: '#/mine', label: t('shell.tab.me'), icon: 'me' },
    ]}
  />
);

function homeIn(language: StoryLanguage) {
  const { t, format } = language;
  return (
    <>
      <Header
        title={t('home.greeting', { name: 'Mara' })}
        actions={
          <IconLink
            href="#/message"
            icon="bell"
            surface="raised"
            label={t('shell.unread', { count: 3 })}
            count={3}
          />
        }
      />
      <div className="flex flex-col gap-5 px-4 pb-8">
        <div>
          <p className="text-15 text-ink-2">{t('home.available')}</p>
          <AmountText amount={parts(language, 2_418_600_000n, 'balance')} size="xl" />
        </div>
        <div className="flex flex-wrap gap-2 *:flex-auto">
          <ButtonLink href="#/user/newrecharge">{t('home.actions.recharge')}</ButtonLink>
          <ButtonLink href="#/user/allExtract">{t('home.actions.withdraw')}</ButtonLink>
          <ButtonLink href="#/user/record">{t('shell.title.records')}</ButtonLink>
        </div>
        <Divider />
        <Card tone="income" className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-[1_1_8rem]">
            <p className="text-15">{t('income.toReceive')}</p>
            <AmountText amount={parts(language, 14_820_000n, 'delta')} size="md" tone="income" />
          </div>
          <Button variant="income">{t('income.receive')}</Button>
        </Card>
        <SectionHeading title={t('records.list')} />
        <Card flush>
          <List>
            <ListRow
              icon="arrow-up-right"
              title={t('record.kind.daily_income')}
              text={`${format.time(moment('2026-11-21T13:40:00Z'))} · ${t('record.row.from.machine_revenue')}`}
              value={<AmountText amount={parts(language, 9_400_000n, 'delta')} unitless tone="income" />}
            />
            <ListRow href="#/user/record" icon="receipt" title={t('shell.title.records')} />
          </List>
        </Card>
      </div>
    </>
  );
}

const meta = {
  title: 'Patterns/AppFrame',
  tags: ['autodocs', 'framed'],
  component: AppFrame,
  args: inLanguage((language) => ({
    ribbon: ribbonIn(language),
    tabBar: tabBarIn(language),
    children: homeIn(language),
  })),
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A phone: the bar below. The covered area is known, so that focused elements scroll clear of it, and the page ends
 * above it.
 */
export const Phone: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeInTheDocument();
    // In a wider window than the story asks for, the bar is a rail.
    if (window.innerWidth >= 768) return;
    const covered = () => getComputedStyle(document.documentElement).getPropertyValue('--bar-bottom');
    await waitFor(() => expect(Number.parseFloat(covered())).toBeGreaterThan(40));
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bar.bottom).toBeCloseTo(window.innerHeight, 0);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBeCloseTo(bar.top, 0);
    window.scrollTo(0, 0);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** From 768 px on the bar is a rail at the side of the column. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** From 1024 px on the rail is at the side of the window, and the screen beside it in a wider column. */
export const Laptop: Story = { globals: { viewport: { value: 'desktop' } } };

/** On deeper pages the rail stays in place, and the screen starts where every other does: nothing jumps. */
export const RailBelowTheTabs: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: function Render(args) {
    const [tabs, setTabs] = useState<'everywhere' | 'rail'>('everywhere');
    return (
      <AppFrame {...args} tabs={tabs}>
        <Button onClick={() => setTabs('rail')}>{spoken().t('common.next')}</Button>
        {args.children}
      </AppFrame>
    );
  },
  play: async ({ canvas }) => {
    const begins = () => canvas.getByRole('main').getBoundingClientRect().left;
    const before = begins();
    await userEvent.click(canvas.getByRole('button', { name: spoken().t('common.next') }));
    await expect(begins()).toBe(before);
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(canvas.getByRole('navigation').getBoundingClientRect().right).toBeLessThanOrEqual(
      before + 1,
    );
  },
};

/** A list and its detail, whose sticky bars stay within it; the list scrolls with the window. */
export const ListAndDetail: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    extent: 'page',
    ...inLanguage((language) => {
      const { t, amount } = language;
      return {
        children: (
          <AppFramePanes
            list={homeIn(language)}
            detailLabel={t('shell.title.product')}
            detail={
              <>
                <Header title="Trommel TR-4" />
                <div className="h-dvh shrink-0 px-4 text-ink-2">{t('products.confirm.returnRule')}</div>
                <ActionBar>
                  <Button variant="primary" size="lg" wide>
                    {t('products.detail.leaseFor', { amount: amount('115.00') })}
                  </Button>
                </ActionBar>
              </>
            }
          />
        ),
      };
    }),
  },
  play: async ({ canvas }) => {
    const detail = canvas.getByRole('region', { name: spoken().t('shell.title.product') });
    const box = detail.getBoundingClientRect();
    const ribbon = canvas.getByRole('complementary').getBoundingClientRect();
    const [bar] = within(detail).getAllByRole('button').slice(-1);
    await waitFor(() => expect(bar!.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(bar!.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left);
    await expect(box.top).toBeCloseTo(ribbon.bottom, 0);
    // The bars of a frame do not affect those of the window.
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--bar-bottom')).toBe('0px');
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** A deeper screen has no tab bar, and may have an action bar. */
export const WithActionBar: Story = {
  args: {
    tabBar: undefined,
    ...inLanguage(({ t, amount }) => ({
      children: (
        <>
          <Header
            title="Trommel TR-4"
            start={<IconLink href="#/projects" icon="back" label={t('common.back')} />}
          />
          <p className="px-4 text-ink-2">{t('products.confirm.returnRule')}</p>
          <ActionBar>
            <Button variant="primary" size="lg" wide>
              {t('products.detail.leaseFor', { amount: amount('115.00') })}
            </Button>
          </ActionBar>
        </>
      ),
    })),
  },
};

/**
 * Large text in a low window: ribbon and bars together would cover the screen. The bars are part of the page and scroll
 * with it, so that the focused element is visible (WCAG 2.4.11).
 */
export const LowWindow: Story = {
  globals: { locale: 'ta-IN', textSize: '200', viewport: { value: 'narrow' } },
  args: {
    tabBar: undefined,
    ...inLanguage((language) => {
      const { t, amount } = language;
      return {
        children: (
          <>
            <Header
              title={t('shell.title.records')}
              start={<IconLink href="#/mine" icon="back" label={t('common.back')} />}
              actions={<IconLink href="#/index" icon="more" label={t('shell.menu')} />}
            />
            <List>
              {Array.from({ length: 6 }, (_, index) => (
                <ListRow key={index} href="#/user/record" title={t('shell.title.records')} />
              ))}
            </List>
            <ActionBar>
              <Button variant="primary" size="lg" wide>
                {t('products.detail.leaseFor', { amount: amount('115.00') })}
              </Button>
              <Button size="lg" wide>
                {t('products.detail.disagree')}
              </Button>
            </ActionBar>
          </>
        ),
      };
    }),
  },
  play: async ({ canvas }) => {
    // In a higher window than the story asks for, the bars are fixed.
    if (window.innerHeight > 640) return;
    const ribbon = canvas.getByRole('complementary');
    const [bar] = canvas.getAllByRole('button').slice(-1);
    await waitFor(() => expect(bar!.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight));
    async function goThrough(shift: boolean) {
      for (let stop = 0; stop < 10; stop += 1) {
        await userEvent.tab({ shift });
        const focused = document.activeElement!;
        if (!focused.matches('main *')) continue;
        const box = focused.getBoundingClientRect();
        await expect(box.top).toBeGreaterThanOrEqual(ribbon.getBoundingClientRect().bottom);
        await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
      }
    }
    // Wait until the area that must not cover the focus has been measured.
    const covered = () => getComputedStyle(document.documentElement).getPropertyValue('--ribbon');
    await waitFor(() => expect(Number.parseFloat(covered())).toBeGreaterThan(0));
    await goThrough(false);
    await goThrough(true);
  },
};

import { AmountText, breakable } from '@paydirt/ui/amount-text';
import { AreaChart } from '@paydirt/ui/area-chart';
import { AssetRow, AssetRowSkeleton } from '@paydirt/ui/asset-row';
import { Avatar } from '@paydirt/ui/avatar';
import { Badge, StatusBadge } from '@paydirt/ui/badge';
import { BandChart } from '@paydirt/ui/band-chart';
import { BalanceCard, BalanceCardSkeleton } from '@paydirt/ui/balance-card';
import { BarChart } from '@paydirt/ui/bar-chart';
import { ChartFrame, ChartSlider, ChartTable, percent } from '@paydirt/ui/chart';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Card, Divider } from '@paydirt/ui/card';
import { CardList } from '@paydirt/ui/card-list';
import { Carousel } from '@paydirt/ui/carousel';
import { CouponTabs } from '@paydirt/ui/coupon-tabs';
import { CouponTicket, CouponTicketSkeleton } from '@paydirt/ui/coupon-ticket';
import { DescriptionList } from '@paydirt/ui/description-list';
import { FigureGrid, FigureGridSkeleton } from '@paydirt/ui/figure-grid';
import { Illustration, markViewBox, scenes } from '@paydirt/ui/illustration';
import { IncomePanel, IncomePanelSkeleton } from '@paydirt/ui/income-panel';
import { InvitePoster } from '@paydirt/ui/invite-poster';
import { InviteeRow } from '@paydirt/ui/invitee-row';
import { LevelMeter } from '@paydirt/ui/level-meter';
import { IconWell, List, ListRow } from '@paydirt/ui/list-row';
import { MachineStrip, MachineStripSkeleton } from '@paydirt/ui/machine-strip';
import { MessageRow, MessageRowSkeleton } from '@paydirt/ui/message-row';
import { Disclosure } from '@paydirt/ui/disclosure';
import { MoneyMoves } from '@paydirt/ui/money-moves';
import { MoneyFlow } from '@paydirt/ui/money-flow';
import { OrderCard, OrderCardSkeleton, unbrokenDates } from '@paydirt/ui/order-card';
import { OfferBadge, ProductCard, ProductCardSkeleton, SoldShare } from '@paydirt/ui/product-card';
import { QrCode } from '@paydirt/ui/qr-code';
import {
  Skeleton,
  SkeletonBlock,
  SkeletonCard,
  SkeletonLine,
  SkeletonRow,
  SkeletonText,
} from '@paydirt/ui/skeleton';
import { formatMoneyParts, usdt } from '@paydirt/ui/values';
import { Sparkline } from '@paydirt/ui/sparkline';
import { Stack } from '@paydirt/ui/stack';
import { Text } from '@paydirt/ui/text';
import { Verdicts } from '@paydirt/ui/verdicts';

const amount = formatMoneyParts(usdt(1_234_500_000n), 'en-US', 'balance');
const figures = [{ label: 'Per day', value: '3.40' }];
const coupon = { discount: amount, unit: 'USDT', title: 'Any lease', validity: 'Until 30 Nov' };
const lease = { label: 'Lease', href: '#/lease' };
const numbers = Array.from({ length: 40 }, (_, number) => number);
const cardOf = (number: number) => <Card>{number}</Card>;
const nothing = () => undefined;

/** Each component that shows something and is not asked anything. */
export function EveryCard() {
  return (
    <>
      <AmountText amount={amount} size="lg" rolling />
      <p>{breakable('1,234,567.890000')}</p>
      <Stack as="ul" direction="row" gap={2} wrap>
        <Text as="li" size={13} tone="neutral" tabular>
          120.00
        </Text>
      </Stack>
      <AreaChart
        label="Balance by day"
        points={[{ label: 'Mon', text: '12.00', value: 0.5 }]}
        labels={{
          showTable: 'Table',
          showChart: 'Chart',
          empty: 'No day yet',
          columns: { label: 'Day', text: 'Balance' },
        }}
      />
      <BandChart
        label="If you stopped on that day"
        points={[
          {
            label: 'Mon',
            low: { text: '−2.00', value: 0.2 },
            mid: { text: '1.00', value: 0.5 },
            high: { text: '3.00', value: 0.8 },
          },
        ]}
        guide={{ value: 0.4, label: 'What you put in' }}
        labels={{
          showTable: 'Table',
          showChart: 'Chart',
          columns: { label: 'Day', low: 'Worst', mid: 'Middle', high: 'Best' },
        }}
      />
      <AssetRow name="Tether" amount={amount} href="#/usdt" />
      <Avatar name="Ada Lovelace" />
      <Badge tone="info" icon="info">
        New
      </Badge>
      <StatusBadge status="arrived">Arrived</StatusBadge>
      <BalanceCard label="Balance" amount={amount} figures={figures} actions={<Button>Recharge</Button>} />
      <ChartFrame
        label="Income"
        labels={{ showTable: 'Table', showChart: 'Chart' }}
        renderChart={(labelId) => (
          <ChartSlider
            aria-labelledby={labelId}
            count={1}
            selected={0}
            onSelect={nothing}
            valueText="19 Nov, 3.40"
            ends={['19 Nov', undefined]}
          >
            <rect width={percent(100)} height={percent(50)} />
          </ChartSlider>
        )}
        renderTable={(shown) => (
          <ChartTable
            label="Income"
            columns={['Day', 'Income']}
            rows={[{ label: '19 Nov', cells: ['3.40'] }]}
            shown={shown}
          />
        )}
      />
      <BarChart
        label="Income by day"
        bars={[{ label: 'Mon', text: '3.40', value: 3.4 }]}
        labels={{
          showTable: 'Table',
          showChart: 'Chart',
          empty: 'No income yet',
          columns: { label: 'Day', text: 'Income' },
        }}
      />
      <Card>
        In a card
        <Divider />
        and below
      </Card>
      <CardList label="Forty" items={numbers} keyOf={(number) => number} card={cardOf} />
      <Carousel
        label="News"
        slides={[{ id: 'one', label: 'First', content: <p>First slide</p> }]}
        dotLabel={({ label }, position, count) => `${label}, ${position} of ${count}`}
      />
      <CouponTabs
        label="Coupons"
        defaultValue="mine"
        tabs={[
          {
            value: 'mine',
            label: 'Mine',
            coupons: [{ id: 'one', ...coupon, state: 'available', stateLabel: 'Available' }],
            empty: { title: 'No coupons' },
          },
        ]}
      />
      <CouponTicket {...coupon} state="used" stateLabel="Used" />
      <DescriptionList items={[{ term: 'Fee', value: '1.00' }]} total={{ term: 'Total', value: '121.00' }} />
      <FigureGrid figures={figures} columns={2} />
      {Object.entries(scenes).map(([name, scene]) => (
        <Illustration
          key={name}
          src={scene}
          label={name}
          viewBox={name === 'mark' ? markViewBox : undefined}
          style={{ inlineSize: '6rem' }}
        />
      ))}
      <IncomePanel
        label="Income"
        state={{ kind: 'receivable', amount, receiveLabel: 'Receive', onReceive: nothing }}
      />
      <InvitePoster
        label="Invitation"
        title="Come along"
        text="Ada invites you"
        codeLabel="Code"
        code="GOLD"
        url="https://example.org/i/GOLD"
        playMoney="Play money"
        saveLabel="Save"
        onSave={nothing}
        failedText="Could not be drawn"
      />
      <InviteeRow avatar={<Avatar name="B" decorative />} name="B" note="Today" valid validLabel="Valid" />
      <MachineStrip
        label="At work"
        machines={[
          {
            id: 'a',
            name: 'Trommel',
            picture: '/trommel.svg',
            lines: ['3.40 today'],
            href: '#/a',
            share: 0.5,
          },
        ]}
      />
      <MachineStripSkeleton />
      <Sparkline label="Income" values={[0.5, 1]} />
      <LevelMeter level="Level 2" progress={{ value: 2, needed: 5 }} label="2 of 5" />
      <List>
        <ListRow icon="wallet" title="Wallet" href="#/wallet" />
        <ListRow media={<IconWell name="settings" />} title="Settings" onSelect={nothing} />
      </List>
      <MessageRow
        channel="news"
        channelLabel="News"
        title="A title"
        time="Today"
        unread
        unreadLabel="Unread"
        href="#/message"
      />
      <MoneyFlow
        label="Where it comes from"
        flows={[
          {
            source: 'revenue',
            from: { label: 'Revenue', amount, share: 1 },
            to: { label: 'Income', amount, share: 1 },
            summary: { title: 'Income', note: 'From revenue', value: '100' },
          },
        ]}
        labels={{ showTable: 'Table', showChart: 'Chart', columns: { from: 'From', to: 'To' } }}
      />
      <Verdicts
        label="Income"
        verdicts={[{ id: 'income', mark: 'good', figure: '100', text: 'All of it was paid' }]}
      />
      <Disclosure label="Accountant's view">
        <MoneyMoves
          moves={[{ from: { label: 'Revenue' }, to: { label: 'You' }, amount }]}
          labels={{ from: 'From', to: 'To' }}
        />
      </Disclosure>
      <OrderCard
        name="Long tom LT-2"
        picture={scenes['empty-orders']}
        status="valid"
        statusLabel="Running"
        time={unbrokenDates('21 Nov 2026 to 21 Dec 2026')}
        progress={{ day: 3, days: 30, label: 'Day 3 of 30' }}
        items={[{ term: 'Income', value: '3.40' }]}
        actions={<ButtonLink href="#/order">Open</ButtonLink>}
      />
      <ProductCard
        name="Sluice box"
        picture="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
        price={amount}
        offer={{ kind: 'open', action: lease }}
        figures={null}
        sold={null}
        details={lease}
      />
      <OfferBadge offer={{ kind: 'sold-out', badge: 'Sold out' }} />
      <SoldShare permille={380} label="190 of 500 leased" />
      <QrCode value="https://example.org/i/GOLD" label="Invitation" />
      <Skeleton label="Loading">
        <AssetRowSkeleton />
        <BalanceCardSkeleton />
        <CouponTicketSkeleton />
        <FigureGridSkeleton labels={['Per day', undefined]} />
        <IncomePanelSkeleton />
        <MessageRowSkeleton />
        <OrderCardSkeleton />
        <ProductCardSkeleton />
        <SkeletonBlock />
        <SkeletonCard />
        <SkeletonLine />
        <SkeletonRow />
        <SkeletonText>Words</SkeletonText>
      </Skeleton>
    </>
  );
}

import { AppFrame } from '@paydirt/ui/app-frame';
import { Avatar } from '@paydirt/ui/avatar';
import { BottomSheet } from '@paydirt/ui/bottom-sheet';
import { Button } from '@paydirt/ui/button';
import { Checkbox } from '@paydirt/ui/checkbox';
import { clockDigits } from '@paydirt/ui/countdown';
import { Dialog } from '@paydirt/ui/dialog';
import { PasswordField, TextField } from '@paydirt/ui/field';
import { Header } from '@paydirt/ui/header';
import { IconLink } from '@paydirt/ui/icon-button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ProductCard } from '@paydirt/ui/product-card';
import { RecordRow } from '@paydirt/ui/record-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { TabBar } from '@paydirt/ui/tab-bar';
import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { ClockProvider } from '@paydirt/ui/ticker';
import { addMs, epochMs, formatMoneyParts, type EpochMs, usdt } from '@paydirt/ui/values';

const noon = epochMs(Date.UTC(2026, 10, 21, 12));
const now = (): EpochMs => noon;
const price = formatMoneyParts(usdt(BigInt(120_000_000)), 'en-US', 'price');
const endsAt = addMs(noon, 27 * 3_600_000);
const nothing = () => undefined;

/** Offers a machine, as an app that knows the library by its package alone would. */
export function App() {
  return (
    <ClockProvider now={now} initialNow={noon}>
      <AppFrame
        ribbon={<TestRibbon text="Test" clock="12:00" openLabel="What is this?" onOpen={nothing} />}
        tabBar={<TabBar label="Main" items={[{ href: '#/', label: 'Home', icon: 'home', current: true }]} />}
      >
        <Header title="Available now" start={<IconLink href="#/" icon="back" label="Back" />} />
        <div style={{ display: 'grid', gap: 16, padding: 16 }}>
          <SegmentedTabs
            label="What is on offer"
            variant="segments"
            items={[
              { value: 'machines', label: 'Machines' },
              { value: 'goods', label: 'Merchandise' },
            ]}
          >
            <TabPanel value="machines" style={{ display: 'grid', gap: 8, paddingBlockStart: 16 }}>
              <SectionHeading title="For a month" />
              <ProductCard
                name="Trommel TR-4"
                picture={<Illustration src={scenes['empty-orders']} saved="tile" />}
                price={price}
                offer={{
                  kind: 'timed-sale',
                  endsAt,
                  format: (left) => `Timed sale · ends in ${left.days} d ${clockDigits(left)}`,
                  action: { label: 'Lease', href: '#/lease' },
                }}
                figures={[{ label: 'Per day', value: '3.40' }]}
                sold={{ permille: 380, label: '190 of 500 leased' }}
                href="#/trommel"
              />
            </TabPanel>
            <TabPanel value="goods">
              <p>Nothing on offer</p>
            </TabPanel>
          </SegmentedTabs>
          <RecordRow
            icon="receipt"
            title="Income"
            time="12:00"
            source="Machine revenue"
            amount={price}
            flow="income"
            status="Arrived"
            statusKind="settled"
          />
          <Avatar name="Ada" decorative />
          <TextField label="Name" value="Ada" onValueChange={nothing} />
          <PasswordField
            label="Password"
            value=""
            onValueChange={nothing}
            autoComplete="new-password"
            labels={{ show: 'Show', hide: 'Hide' }}
          />
          <Checkbox label="I agree" />
          <Dialog title="Terms" closeLabel="Close" trigger={<Button variant="primary">Open</Button>}>
            In a dialog
          </Dialog>
          <BottomSheet open={false} onOpenChange={nothing} title="Sheet" closeLabel="Close">
            In a sheet
          </BottomSheet>
        </div>
      </AppFrame>
    </ClockProvider>
  );
}

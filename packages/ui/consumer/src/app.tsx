import { clockDigits } from '@paydirt/ui/countdown';
import { scenes } from '@paydirt/ui/illustration';
import { ProductCard } from '@paydirt/ui/product-card';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { ClockProvider } from '@paydirt/ui/ticker';
import { addMs, epochMs, formatMoneyParts, type EpochMs, usdt } from '@paydirt/ui/values';
import { EveryCard } from './every-card.tsx';
import { EveryControl } from './every-control.tsx';
import { EveryFrame } from './every-frame.tsx';

const noon = epochMs(Date.UTC(2026, 10, 21, 12));
const now = (): EpochMs => noon;
const price = formatMoneyParts(usdt(120_000_000n), 'en-US', 'price');
const endsAt = addMs(noon, 27 * 3_600_000);

/** Offers a machine, and shows all else there is, as an app that knows the library by its package alone would. */
export function App() {
  return (
    <ClockProvider now={now} initialNow={noon}>
      <EveryFrame>
        <h1>Available now</h1>
        <SegmentedTabs
          label="What is on offer"
          variant="segments"
          items={[
            { value: 'machines', label: 'Machines' },
            { value: 'goods', label: 'Merchandise' },
          ]}
        >
          <TabPanel value="machines">
            <ProductCard
              name="Trommel TR-4"
              picture={scenes['empty-orders']}
              price={price}
              offer={{
                kind: 'timed-sale',
                endsAt,
                format: (left) => `Timed sale · ends in ${left.days} d ${clockDigits(left)}`,
                action: { label: 'Lease', href: '#/lease' },
              }}
              figures={[{ label: 'Per day', value: '3.40' }]}
              sold={{ permille: 380, label: '190 of 500 leased' }}
              details={{ label: 'Details', href: '#/trommel' }}
            />
          </TabPanel>
          <TabPanel value="goods">
            <p>Nothing on offer</p>
          </TabPanel>
        </SegmentedTabs>
        <EveryCard />
        <EveryControl />
      </EveryFrame>
    </ClockProvider>
  );
}

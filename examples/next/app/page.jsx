import { ProductCard } from '@paydirt/ui/product-card';
import { addMs, epochMs, formatMoneyParts, usdt } from '@paydirt/ui/values';

const HOUR_MS = 3_600_000;
// In millionths.
const price = formatMoneyParts(usdt(120_000_000n), 'en-US', 'price');

/** A server component: all that it gives to the card is data. */
export default function Machines() {
  // Your service would say when the sale ends.
  const endsAt = addMs(epochMs(Date.now()), 28 * HOUR_MS);
  return (
    <main style={{ maxInlineSize: '30rem', marginInline: 'auto', padding: '1rem' }}>
      <h1>Machines</h1>
      <ProductCard
        name="Trommel TR-4"
        picture={null}
        price={price}
        offer={{
          kind: 'timed-sale',
          endsAt,
          format: { running: 'Sale ends in {left}', days: '{days} d {clock}', ended: 'Sale ended' },
          action: { label: 'Lease', href: '/lease' },
        }}
        figures={[{ label: 'Per day', value: '3.40' }]}
        sold={{ permille: 380, label: '190 of 500 leased' }}
        href="/trommel"
      />
    </main>
  );
}

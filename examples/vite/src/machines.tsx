import { useState } from 'react';
import { Button } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ProductCard } from '@paydirt/ui/product-card';
import { BottomSheet } from '@paydirt/ui/bottom-sheet';
import { addMs, epochMs, formatMoneyParts, usdt } from '@paydirt/ui/values';

const HOUR_MS = 3_600_000;
// Your service would say when the sale ends.
const endsAt = addMs(epochMs(Date.now()), 28 * HOUR_MS);
// In millionths.
const price = formatMoneyParts(usdt(BigInt(120_000_000)), 'en-US', 'price');

/** A machine on offer, and a sheet with the questions before it is leased. */
export function Machines() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ maxInlineSize: '30rem', marginInline: 'auto', padding: '1rem' }}>
      <h1>Machines</h1>
      <ProductCard
        name="Trommel TR-4"
        picture={<Illustration src={scenes['empty-orders']} saved="tile" />}
        price={price}
        offer={{
          kind: 'timed-sale',
          endsAt,
          format: { running: 'Sale ends in {left}', days: '{days} d {clock}', ended: 'Sale ended' },
          action: <Button onClick={() => setOpen(true)}>Lease</Button>,
        }}
        figures={[{ label: 'Per day', value: '3.40' }]}
        sold={{ permille: 380, label: '190 of 500 leased' }}
        href="#/trommel"
      />
      <BottomSheet open={open} onOpenChange={setOpen} title="Lease Trommel TR-4" closeLabel="Close">
        <p>45 days for 120.00 USDT.</p>
      </BottomSheet>
    </main>
  );
}

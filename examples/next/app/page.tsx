import { Suspense } from 'react';
import { connection } from 'next/server';
import { AppFrame } from '@paydirt/ui/app-frame';
import { Header } from '@paydirt/ui/header';
import { ProductCard, ProductCardSkeleton } from '@paydirt/ui/product-card';
import { Stack } from '@paydirt/ui/stack';
import { addMs, epochMs, formatMoneyParts, usdt } from '@paydirt/ui/values';

async function Trommel() {
  await connection();
  // Your service would say when the sale ends.
  const endsAt = addMs(epochMs(Date.now()), 28 * 3_600_000);
  return (
    <ProductCard
      name="Trommel TR-4"
      picture={null}
      price={formatMoneyParts(usdt(BigInt(120_000_000)), 'en-US', 'price')}
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
  );
}

export default function Machines() {
  return (
    <AppFrame ribbon={null}>
      <Header title="Machines" />
      <Stack gap={4} className="shop">
        <Suspense fallback={<ProductCardSkeleton />}>
          <Trommel />
        </Suspense>
      </Stack>
    </AppFrame>
  );
}

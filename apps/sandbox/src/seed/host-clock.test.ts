import { addMs, HOUR_MS } from '@paydirt/domain';
import { afterEach, expect, test, vi } from 'vitest';

import { seedDatabase } from './seed.ts';
import { withSeededServices } from '../testing/seeded-services.ts';
import { realNow } from '../platform/clock.ts';

const services = withSeededServices();

afterEach(() => vi.restoreAllMocks());

test('time stands still while the host’s clock, set back, is behind it (H4)', async () => {
  const [real, before] = [realNow(), await services.now()];
  vi.spyOn(Date, 'now').mockReturnValue(real - HOUR_MS);
  expect(await services.now()).toBeGreaterThanOrEqual(before);
});

test('services that start on a host whose clock was set back go on from the last entry (H4)', async () => {
  const { database, ports } = services;
  const booked = addMs(await services.now(), HOUR_MS);
  await database.query(
    `with written as (
       insert into entry (kind, at, reference) values ('operator_funding', $1, 'later') returning id
     ) insert into posting (entry_id, account_id, amount, balance_after)
       select written.id, account.id, case class when 'treasury' then -100 else 100 end, 0
       from written, account where class in ('treasury', 'operator_capital')`,
    [new Date(booked)],
  );
  await seedDatabase(database, ports, realNow());
  expect(await services.now()).toBeGreaterThanOrEqual(booked);
});

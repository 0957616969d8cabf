import { epochMs } from '@paydirt/domain';
import { expectTypeOf, test } from 'vitest';

import type { Sql } from '../database/database.ts';
import type { JobContext } from './runner.ts';
import { scheduleJob } from './due-jobs.ts';
import type { JobHandlers } from '../services/job-kinds.ts';

declare const sql: Sql;
const when = { reference: 'r', dueAt: epochMs(0) };

test('work is planned with the payload of its kind, and of no other', () => {
  const right = { takeoutId: 't', memberId: 'm' };
  expectTypeOf(scheduleJob).toBeCallableWith(sql, { kind: 'income-arrival', ...when, payload: right });
  // @ts-expect-error: nothing of this kind falls due
  void scheduleJob(sql, { kind: 'income-week', ...when, payload: { productId: 'p', day: 1 } });
  // @ts-expect-error: the payload of another kind
  void scheduleJob(sql, { kind: 'income-arrival', ...when, payload: { rechargeId: 'r' } });
  // @ts-expect-error: a part of the payload is missing
  void scheduleJob(sql, { kind: 'income-arrival', ...when, payload: { takeoutId: 't' } });
  // @ts-expect-error: a part of the payload has another type
  void scheduleJob(sql, { kind: 'income-day', ...when, payload: { productId: 'p', day: '1' } });
});

test('work of a kind is handled by what takes its payload, and goes on with no other', () => {
  type Handler<P, R = null> = (context: JobContext, payload: P) => Promise<R>;
  type Day = JobHandlers['income-day']['handle'];
  expectTypeOf<Handler<{ readonly productId: string }>>().toExtend<Day>();
  expectTypeOf<Handler<{ readonly inviteeId: string }>>().not.toExtend<Day>();
  expectTypeOf<Handler<object, { readonly productId: string }>>().not.toExtend<Day>();
});

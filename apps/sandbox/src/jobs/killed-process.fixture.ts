import { setImmediate as turn } from 'node:timers/promises';

import { usdt } from '@paydirt/domain';

import { writeEntry } from '../ledger/ledger.ts';
import { bringIn } from '../ledger/movements.ts';
import { runDueJobs } from '../testing/killed-jobs.ts';
import type { JobKinds } from './runner.ts';

/**
 * Job that books machine output in two entries, with a pause between them in which the process can be killed.
 */
export const outputJobs = {
  output: {
    async handle({ sql, now }, { amount }: { amount: string }) {
      for (const half of ['a', 'b']) {
        const lines = bringIn({ account: 'machine_revenue', productId: 'pan' }, usdt(BigInt(amount)));
        await writeEntry(sql, { kind: 'machine_output', at: now, reference: `${now}:${half}`, lines });
        await turn();
      }
    },
  },
} satisfies JobKinds;

const [, , url] = process.argv;
if (import.meta.main && url) await runDueJobs(url, outputJobs);

import { setImmediate as turn } from 'node:timers/promises';

import { usdt } from '@paydirt/domain';

import { openDatabase } from '../database/open.ts';
import { writeEntry } from '../ledger/ledger.ts';
import { bringIn } from '../ledger/movements.ts';
import { createPorts } from '../entrances/node/ports.ts';
import { createJobRunner, type JobKinds } from './runner.ts';

/** Books machine output in two entries, with time in between to be killed in. */
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

const url = process.argv[2];
if (import.meta.main && url) {
  const database = await openDatabase({ url });
  const ports = createPorts({ publicUrl: 'http://localhost' });
  const onOutcome = () => process.stdout.write('.');
  await createJobRunner({ database, ports, kinds: outputJobs, onOutcome }).runDue();
}

import { openDatabase } from '../../../database/open.ts';
import { createJobRunner } from '../../../jobs/runner.ts';
import { createPorts } from '../../../entrances/node/ports.ts';
import { jobKinds } from '../../job-kinds.ts';

// A process of its own: does what is due on this database, telling each job by a dot.
const [, , url] = process.argv;
if (import.meta.main && url) {
  const database = await openDatabase({ url });
  const ports = createPorts({ publicUrl: 'http://localhost' });
  const onOutcome = () => process.stdout.write('.');
  await createJobRunner({ database, ports, kinds: jobKinds, onOutcome }).runDue();
}

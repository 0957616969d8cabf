import { openDatabase } from '../../database/open.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { createPorts } from '../../ports.ts';
import { jobKinds } from '../job-kinds.ts';

// A process of its own: does what is due on the database in this folder, telling each job by a dot.
const [, , folder] = process.argv;
if (import.meta.main && folder) {
  const database = await openDatabase({ folder });
  const ports = createPorts({ publicUrl: 'http://localhost' });
  const onOutcome = () => process.stdout.write('.');
  await createJobRunner({ database, ports, kinds: jobKinds, onOutcome }).runDue();
}

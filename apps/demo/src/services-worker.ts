// One of each tab: the first opens the services, the others wait until its tab is closed.
import type { EpochMs } from '@paydirt/domain';

import { serveTabs } from '../../sandbox/src/entrances/browser/serve-tabs.ts';

/** Get a file that lies beside the page, which is beside the folder of this one. */
async function fetchBeside(file: string): Promise<Response> {
  const response = await fetch(new URL(`../${file}`, self.location.href));
  if (!response.ok) throw new Error(`demo: ${file} is not there (${response.status})`);
  return response;
}

await serveTabs(async () => {
  const [folder, about] = await Promise.all([fetchBeside('world.tar.gz'), fetchBeside('world.json')]);
  return { folder: await folder.blob(), ...((await about.json()) as { readonly preparedAt: EpochMs }) };
});

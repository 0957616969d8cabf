// Each tab has one of these workers: the first opens the services, and the others wait until its tab is
// closed. The page of an isolated world, whose name is the worker's name, has services of its own.
import type { EpochMs } from '@paydirt/domain';

import { serveIsolated, serveTabs } from '../../sandbox/src/entrances/browser/serve-tabs.ts';
import { acceptAnyWasmMimeType } from './wasm-mime-type.ts';

/** Get a file from the page's folder, which is next to the folder of this one. */
async function fetchBeside(file: string): Promise<Response> {
  const response = await fetch(new URL(`../${file}`, self.location.href));
  if (!response.ok) throw new Error(`demo: ${file} is not there (${response.status})`);
  return response;
}

/** Options of services that begin with a prepared world. */
const from = (name: string) => ({
  builtAt: BUILT_AT,
  async fetchPrepared() {
    const [folder, about] = await Promise.all([fetchBeside(`${name}.tar.gz`), fetchBeside(`${name}.json`)]);
    return { folder: await folder.blob(), ...((await about.json()) as { readonly preparedAt: EpochMs }) };
  },
});

acceptAnyWasmMimeType();
await (self.name === '' ? serveTabs(from('world')) : serveIsolated(self.name, from('isolated')));

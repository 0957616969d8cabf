import type { Drawer } from '../../documents/draw-document.ts';
import { ThreadLost } from '../../documents/thread-lost.ts';

/** A drawer for a browser, where the library that writes a PDF does not run: each order is refused as unavailable. */
export const withoutDocuments: Drawer = {
  // oxlint-disable-next-line require-yield -- It has nothing to give.
  async *draw() {
    throw new ThreadLost('documents: there is no drawer in a browser');
  },
};

import { useState } from 'react';

import { usePlatform } from '../hooks.tsx';
import { saveFile } from '../save-file.ts';

/** Save the world of this browser as a file, named by the day of its clock. */
export function useDownloadWorld() {
  const { world, clock } = usePlatform();
  const [downloading, setDownloading] = useState(false);
  return {
    downloading,
    async download() {
      if (world === null) return;
      setDownloading(true);
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      saveFile({ name: `paydirt-${day}.tar.gz`, blob: await world.download() });
      setDownloading(false);
    },
  };
}

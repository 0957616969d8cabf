// Unpacks the Chromium that npm brings, with its libraries, into the temporary folder, which browser.mjs sets. Runs on
// Node 24.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import chromium, { inflate } from '@sparticuz/chromium';

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
await chromium.executablePath();
await inflate(join(dirname(entry), '../bin/al2023.tar.br'));

// Unpacks the Chromium that npm brings, with its libraries, into the temporary folder, which browser.mjs sets. Runs on
// Node 24.
import { fileURLToPath } from 'node:url';

import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));

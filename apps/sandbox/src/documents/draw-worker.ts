// Node's thread for drawing documents.
import { parentPort } from 'node:worker_threads';

import type { ToThread } from './document-orders.ts';
import { drawOrders } from './draw-orders.ts';
import { readFontFiles } from './font-files.ts';

await readFontFiles();
const hear = drawOrders((message, transfer) => parentPort?.postMessage(message, transfer));
parentPort?.on('message', (message: ToThread) => hear(message));

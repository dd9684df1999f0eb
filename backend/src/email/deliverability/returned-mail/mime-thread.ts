import { parentPort } from 'node:worker_threads';
import { partsOf } from './mail-parts.ts';

// Takes messages of strangers apart, one at a time, where that cannot stop anything else. `MimeReader` starts it. It imports
// only what Node runs as it is, because specs start it from its source.

parentPort?.on('message', async (raw: Uint8Array) => parentPort?.postMessage(await partsOf(raw)));

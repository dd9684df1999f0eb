import { parentPort } from 'node:worker_threads';
import { partsOf } from './mail-parts.ts';

// Takes strangers' messages apart, one at a time, in a thread where that cannot stop anything else. `MimeReader`
// starts it. It imports only what Node runs without compiling, because specs start it from its source.

parentPort?.on('message', async (raw: Uint8Array) => parentPort?.postMessage(await partsOf(raw)));

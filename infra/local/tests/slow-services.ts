import { join } from 'node:path';

/** Flags of Node for a process that is to meet a slow machine, where `SLOW_SERVICES` asks for one. */
export const SLOW_SERVICES = process.env.SLOW_SERVICES
  ? ['--import', join(import.meta.dirname, 'slow-services.mjs')]
  : [];

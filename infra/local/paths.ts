import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The one ignored folder which holds everything that running the product leaves on disk. */
export const LOCAL = join(ROOT, '.local');
export const LOGS = join(LOCAL, 'logs');

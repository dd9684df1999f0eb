/**
 * Loaded into every process of `SLOW_SERVICES=1 npm run jest`: what is written to the database and to Redis is kept
 * back now and then, each connection in its order. A spec that waits by the clock, or takes what happens side by side
 * for one after the other, fails then as it would on a slow machine once in a hundred runs.
 */
import { Socket } from 'node:net';

const SHARE_KEPT_BACK = 0.02;
const LONGEST_MS = 3_000;
/** Taken now: a spec may replace the clock. */
const later = setTimeout;

/** The setup of jest names the services after this was loaded. */
function isService({ remotePort }) {
  const { DATABASE_URL = '', REDIS_URL = '' } = process.env;
  return remotePort !== undefined && [DATABASE_URL, REDIS_URL].some((url) => url.includes(`:${remotePort}`));
}

for (const name of ['_write', '_writev']) {
  const write = Socket.prototype[name];
  Socket.prototype[name] = function (...given) {
    const isKept = Math.random() < SHARE_KEPT_BACK && isService(this);
    // Most are kept back for moments, a few for seconds.
    if (isKept) later(() => write.apply(this, given), Math.random() ** 2 * LONGEST_MS);
    else write.apply(this, given);
  };
}

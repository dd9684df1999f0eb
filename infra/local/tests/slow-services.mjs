/**
 * Loaded into every process of `SLOW_SERVICES=1 npm run jest`, and into the product's own of `SLOW_SERVICES=1 npm run
 * journeys`: what is written to the database, to Redis and to a browser is kept back now and then, each connection in
 * its order. A test that waits by the clock, or takes what happens side by side for one after the other, fails then as
 * it would on a slow machine once in a hundred runs; and so does a page that thinks the server answers at once.
 */
import { Socket } from 'node:net';

/** The journeys' product, which has a port, gives up on a lock that is held for 3 s; that of the specs has more patience. */
const SERVICES = { share: 0.02, longestMs: process.env.PORT ? 1_000 : 3_000 };
/** Answers of the API, and the code of a page. */
const BROWSERS = { share: 0.05, longestMs: 2_000 };
/** Taken now: a spec may replace the clock. */
const later = setTimeout;

/** The setup of jest names the services after this was loaded. */
function keptBack({ remotePort, localPort }) {
  if (remotePort === undefined) return null;
  const { DATABASE_URL = '', REDIS_URL = '', PORT } = process.env;
  if ([DATABASE_URL, REDIS_URL].some((url) => url.includes(`:${remotePort}`))) return SERVICES;
  return String(localPort) === PORT ? BROWSERS : null;
}

for (const name of ['_write', '_writev']) {
  const write = Socket.prototype[name];
  Socket.prototype[name] = function (...given) {
    const kept = keptBack(this);
    // Most are kept back for moments, a few for seconds.
    if (kept && Math.random() < kept.share)
      later(() => write.apply(this, given), Math.random() ** 2 * kept.longestMs);
    else write.apply(this, given);
  };
}

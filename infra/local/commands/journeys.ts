import { interruptJourneys, playJourneys } from '../tests/journeys.ts';

// `npm run journeys -- <names of files>`: some of the browser journeys, or all.
const stop = () => void interruptJourneys().finally(() => process.exit(130));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
const { failed } = await playJourneys(process.argv.slice(2));
process.exitCode = failed > 0 ? 1 : 0;

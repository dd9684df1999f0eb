import { onInterruption } from '../supervisor/interruption.ts';
import { interruptJourneys, playJourneys } from '../tests/journeys.ts';

// `npm run journeys -- <names of files>`: some of the browser journeys, or all.
onInterruption(interruptJourneys);
const { failures } = await playJourneys(process.argv.slice(2));
process.exitCode = failures.length > 0 ? 1 : 0;

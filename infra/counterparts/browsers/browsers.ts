import { freePort } from '../../local/supervisor/ports.ts';
import type { Run } from '../run.ts';
import { FIREFOX, firefoxAt, firefoxScript } from './firefox.ts';
import { playJourney } from './journey.ts';
import { tryNarrowMails } from './narrow-mails.ts';
import { Site } from './site.ts';
import { WEBKIT, webkitAt, webkitScript } from './webkit.ts';

/** Browsers other than the Chromium of the journeys. */
export async function tryBrowsers(run: Run): Promise<void> {
  if (![FIREFOX, WEBKIT].some((each) => run.wants(each))) return;
  const site = await Site.of(run);
  await run.with(FIREFOX, async (root, trial) => {
    const port = await freePort();
    await run.serve(FIREFOX.name, root, port, firefoxScript(port), { greets: false });
    const browser = await firefoxAt(port);
    await tryNarrowMails(trial, browser);
    await playJourney(trial, browser, site);
  });
  await run.with(WEBKIT, async (root, trial) => {
    const port = await freePort();
    await run.serve(WEBKIT.name, root, port, webkitScript(port), { greets: false });
    await playJourney(trial, await webkitAt(port), site);
  });
}

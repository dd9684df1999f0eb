import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { print } from '../../local/print.ts';
import { findChromium } from '../../local/services/chromium.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import type { Bench } from '../bench.ts';
import { NotMeasured } from '../row.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};

export interface BenchBrowser {
  /** Where its debugger listens, for a program that drives it as well. */
  port: number;
  /** A page of a visitor who was never there. */
  page(form: 'phone' | 'desk'): Promise<Page>;
}

/** The Chromium that the journeys use, started once. */
export async function browser(bench: Bench): Promise<BenchBrowser> {
  const found = await findChromium(print);
  if (!found) throw new NotMeasured('There is no Chromium on this machine');
  const port = await freePort();
  const started: Browser = await chromium.launch({
    executablePath: found.path,
    env: found.env as Record<string, string>,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  bench.atEnd(() => started.close());
  return {
    port,
    page: async (form) => (await started.newContext(form === 'phone' ? PHONE : DESK)).newPage(),
  };
}

/** Has everything that the page does from now on take as long as on a slow phone with a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}

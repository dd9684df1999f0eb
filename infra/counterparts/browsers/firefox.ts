import { type ConsoleMessage, connect } from 'puppeteer-core';
import type { Candidate } from '../run.ts';
import { type Browser, PATIENCE_MS } from './browser.ts';

export const FIREFOX: Candidate = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  version: `firefox-esr --version 2>/dev/null | sed 's/^Mozilla Firefox //'`,
};

/** Whatever the browser itself would ask of the internet goes to a port where nobody listens. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** A shell script that runs Firefox without a window, listening to WebDriver BiDi. */
export const firefoxScript = (port: number) => `
mkdir /tmp/profile
cat >/tmp/profile/user.js <<'X'
${Object.entries(PREFERENCES)
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join('\n')}
X
exec firefox-esr --headless --no-remote --profile /tmp/profile --remote-debugging-port ${port}
`;

/** Firefox that listens on a port. */
export async function firefoxAt(port: number): Promise<Browser> {
  const browser = await connect({
    browserWSEndpoint: `ws://127.0.0.1:${port}/session`,
    protocol: 'webDriverBiDi',
  });
  const troubles: Promise<string>[] = [];
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(inWords(message));
  });
  page.on('pageerror', (error) => troubles.push(Promise.resolve(String(error))));
  const locator = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'networkidle0', timeout: PATIENCE_MS })),
    value: async (expression) => (await page.evaluate(expression)) as never,
    see: async (xpath) => void (await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true })),
    click: (xpath) => locator(xpath).click(),
    type: (xpath, words) => locator(xpath).fill(words),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => Promise.all(troubles.splice(0)),
  };
}

/** What was written, errors among it with their messages. */
async function inWords(message: ConsoleMessage): Promise<string> {
  const words = message.args().map((argument) => argument.evaluate((value) => String(value)));
  return (await Promise.all(words).catch(() => [message.text()])).join(' ');
}

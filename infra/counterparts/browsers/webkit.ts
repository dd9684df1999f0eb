import { setTimeout as delay } from 'node:timers/promises';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import type { Candidate } from '../run.ts';
import { type Browser, PATIENCE_MS } from './browser.ts';

/** Its folder names the machine's kind of processor. */
const MINI_BROWSER = `$(ls -d /usr/lib/*/webkit2gtk-4.1/MiniBrowser)`;
const TRIES = 6;
/** The driver knows it by this name. */
const BROWSER = '/tmp/MiniBrowser';

/** A screen in memory for the windows that it opens. */
const SCREEN = `
export DISPLAY=:77 GDK_BACKEND=x11 LIBGL_ALWAYS_SOFTWARE=1 NO_AT_BRIDGE=1
mkdir -m 1777 /tmp/.X11-unix
Xvfb $DISPLAY -screen 0 1600x1200x24 -nolisten tcp -nolisten local >/dev/null 2>&1 &
while [ ! -e /tmp/.X11-unix/X77 ]; do sleep 0.1; done
`;

/** The browser's own bar would keep its window from being as narrow as a phone. */
const NARROW = 'window * { font-size: 1px; min-width: 0; margin: 0; padding: 0; border-width: 0; }';

export const WEBKIT: Candidate = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  version: `${SCREEN} ${MINI_BROWSER} --version | sed 's/^WebKitGTK //'`,
};

/** A shell script that runs the driver of WebKitGTK. */
export const webkitScript = (port: number) => `
${SCREEN}
mkdir -p /tmp/.config/gtk-3.0
echo '${NARROW}' >/tmp/.config/gtk-3.0/gtk.css
ln -s ${MINI_BROWSER} ${BROWSER}
exec WebKitWebDriver --host=127.0.0.1 --port=${port}
`;

/** WebKitGTK by its driver, which listens on a port. What pages write to the console is not to be had from it. */
export async function webkitAt(port: number): Promise<Browser> {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
      }),
    )
    .build();
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE_MS);
    return driver.wait(until.elementIsVisible(element), PATIENCE_MS);
  };
  return {
    open: (url) => driver.get(url),
    value: (expression) => driver.executeScript(`return ${expression}`),
    see: async (xpath) => void (await find(xpath)),
    click: (xpath) =>
      again(async () => {
        const element = await find(xpath);
        await driver.wait(until.elementIsEnabled(element), PATIENCE_MS);
        await element.click();
      }),
    type: (xpath, words) =>
      again(async () => {
        const element = await find(xpath);
        await element.clear();
        await element.sendKeys(words);
      }),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
    },
  };
}

/** A page may draw an element anew between finding and using it, or something lie over it for a moment. */
async function again(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await delay(500);
    }
  }
}

import { readFileSync } from 'node:fs';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import type { Candidate } from '../run.ts';
import { type Browser, PATIENCE_MS } from './browser.ts';

/** Its folder names the machine's kind of processor. */
const MINI_BROWSER = `$(ls -d /usr/lib/*/webkit2gtk-4.1/MiniBrowser)`;
const WRAPPER = '/tmp/browser';

export const WEBKIT: Candidate = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  version: `${MINI_BROWSER} --version | sed 's/^WebKitGTK //'`,
};

/** A shell script that runs the driver of WebKitGTK, and a screen in memory for the windows that it opens. */
export const webkitScript = (port: number) => `
export DISPLAY=:77 GDK_BACKEND=x11 LIBGL_ALWAYS_SOFTWARE=1 NO_AT_BRIDGE=1
mkdir -m 1777 /tmp/.X11-unix
Xvfb $DISPLAY -screen 0 1600x1200x24 -nolisten tcp -nolisten local &
while [ ! -e /tmp/.X11-unix/X77 ]; do sleep 0.1; done
printf '#!/bin/sh\\nexec %s "$@" --enable-write-console-messages-to-stdout=true\\n' "${MINI_BROWSER}" >${WRAPPER}
chmod +x ${WRAPPER}
exec WebKitWebDriver --host=127.0.0.1 --port=${port}
`;

/** WebKitGTK by its driver, which listens on a port. @param log what the browser writes */
export async function webkitAt(port: number, log: string): Promise<Browser> {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: WRAPPER, args: ['--automation'] },
      }),
    )
    .build();
  let read = readFileSync(log).length;
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE_MS);
    return driver.wait(until.elementIsVisible(element), PATIENCE_MS);
  };
  return {
    open: (url) => driver.get(url),
    value: (expression) => driver.executeScript(`return ${expression}`),
    see: async (xpath) => void (await find(xpath)),
    click: async (xpath) => {
      const element = await find(xpath);
      await driver.wait(until.elementIsEnabled(element), PATIENCE_MS);
      await element.click();
    },
    type: async (xpath, words) => {
      const element = await find(xpath);
      await element.clear();
      await element.sendKeys(words);
    },
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
    },
    errors: async () => {
      const written = readFileSync(log).subarray(read).toString();
      read += Buffer.byteLength(written);
      return [...written.matchAll(/^CONSOLE .*ERROR.*$/gm)].map(([line]) => line);
    },
  };
}

import { expectThat, type Trial } from '../finding.ts';
import { goldenMails } from '../mails/golden-mails.ts';
import type { Browser } from './browser.ts';

/** px, of the narrowest phones. */
const WIDTH = 320;

/** Reads every form of every mail on a narrow phone, also as mail programs show them that take their style sheet away. */
export async function tryNarrowMails(trial: Trial, browser: Browser): Promise<void> {
  await browser.open('data:text/html,<!doctype html>');
  await browser.resize(WIDTH, 640);
  const widthOf = (html: string) =>
    browser.value<number>(
      `(document.documentElement.innerHTML = ${JSON.stringify(html)}, document.documentElement.scrollWidth)`,
    );
  const mails = goldenMails();
  const readAll = async (asShown: (html: string) => string) => {
    const wide: string[] = [];
    for (const { name, html } of mails) {
      const width = await widthOf(asShown(html));
      if (width > WIDTH) wide.push(`${name} is ${width} px wide`);
    }
    expectThat(wide.length === 0, wide.join('; '));
    return `${mails.length} read, nothing to scroll sideways`;
  };
  await trial.try(`every form of every mail, ${WIDTH} px wide`, () => readAll((html) => html));
  await trial.try(`the same without their style sheet, ${WIDTH} px wide`, () => readAll(withoutStyles));
  await trial.try('a mail that is wider is', async () => {
    const width = await widthOf('<table width="600"><tr><td>Dice</td></tr></table>');
    expectThat(width > WIDTH, 'it was let pass');
    return `${width} px wide`;
  });
}

function withoutStyles(html: string): string {
  return html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
}

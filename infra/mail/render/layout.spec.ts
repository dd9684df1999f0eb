import { describe, expect, it } from '@jest/globals';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { examplesOf } from './examples.ts';
import { render } from './render.ts';

const MAILS = (Object.keys(catalogue) as MailKind[]).flatMap((kind) =>
  examplesOf(kind).map(({ name, mail }): [string, string] => [
    `${kind} ${name}`.trim(),
    render(mail, EXAMPLE_SITE).html,
  ]),
);

/** As programs see it that read no `<style>`, and nothing that is for Outlook alone. */
function bare(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '').replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '');
}

describe.each(MAILS)('the page of the mail %s', (_name, html) => {
  it('was 624 px wide on every phone without <style>: nothing in it has a width of its own', () => {
    const widths = [...bare(html).matchAll(/(?<!max-)\bwidth(?::|=")(\d+)(px|%)?/g)]
      .filter(([, , unit]) => unit !== '%')
      .map(([, width]) => Number(width));
    expect(Math.max(0, ...widths)).toBeLessThanOrEqual(72);
    expect(bare(html)).toContain('width:100%;max-width:600px');
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(html.match(/<!\[endif\]-->/g)?.length ?? 0);
  });

  it('was widened by a long link where overflow-wrap is unknown: its card breaks words, its labels stay whole', () => {
    expect(html).toMatch(/<table [^>]*max-width:600px;[^>]*word-wrap:break-word;word-break:break-word/);
    for (const [cell] of html.matchAll(/<td width="72"[^>]*>/g)) expect(cell).toContain('white-space:nowrap');
  });

  it('had no heading for a screen reader: one title, and what is below it in its order', () => {
    const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels.slice(0, 2)).toEqual([1, 2]);
    levels.slice(1).forEach((level, index) => {
      expect(level).toBeGreaterThan(1);
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('had buttons without height in Outlook, which knows no padding of links: their cells say it as well', () => {
    for (const [button, cell, padding] of html.matchAll(
      /<td class="st ([^>]*)><a [^>]*display:block;padding:([^;]*);/g,
    )) {
      expect({ button, cell }).toMatchObject({
        cell: expect.stringContaining(`mso-padding-alt:${padding}`),
      });
    }
  });

  it('had two links that read as one: a sign stands between those of the footer, and neither breaks', () => {
    const footer = html.slice(html.lastIndexOf('Sponsored by'));
    const links = [...footer.matchAll(/<a [^>]*>/g)];
    expect(links.every(([link]) => link.includes('white-space:nowrap'))).toBe(true);
    expect(footer).not.toMatch(/<\/a>\s*<a/);
  });
});

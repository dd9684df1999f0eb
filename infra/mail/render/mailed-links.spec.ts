import { describe, expect, it } from '@jest/globals';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import { MAILED_LINKS } from '../catalogue/mailed-links.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { examplesOf } from './examples.ts';
import { render } from './render.ts';

/** A link as the list says it: what is its reader's own is `:token`. */
function pattern(link: string): string {
  const { pathname, searchParams, hash } = new URL(link);
  const path = pathname.replace(/[\w.-]{20,}$/, ':token');
  const query = [...searchParams].map(([name, value]) => `${name}=${name === 'answer' ? value : ':token'}`);
  return `${path}${query.length > 0 ? `?${query.join('&')}` : ''}${hash ? '#:token' : ''}`;
}

const linked = new Set(
  (Object.keys(catalogue) as MailKind[])
    .flatMap((kind) => examplesOf(kind))
    .flatMap(({ mail }) => {
      const { html, text, headers } = render(mail, EXAMPLE_SITE);
      const all = [html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'), text, ...Object.values(headers)];
      const links = all.join('\n').match(/https:\/\/tablefall\.example(\/[^\s"<>]*)/g) ?? [];
      return links.map(pattern);
    }),
);

describe('the links of all mails', () => {
  it('should be on one list, each with what opening it may do, and nothing else be there', () => {
    expect([...linked].sort()).toEqual(MAILED_LINKS.map(({ link }) => link).sort());
  });
});

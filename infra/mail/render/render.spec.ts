import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import { readSignedId } from '../catalogue/purposes.ts';
import { listOf, reasonsAgainstMail } from '../rows/lists.ts';
import type { RenderableMail } from '../rows/renderable-mail.ts';
import { deriveSignInCode } from '../seals/tokens.ts';
import { golden, goldenFiles } from '../testing/golden.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { examplesOf } from './examples.ts';
import { render } from './render.ts';

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'),
  );
}

const here = join(import.meta.dirname, '..');
const folder = join(here, 'kinds');
const kinds = Object.keys(catalogue) as MailKind[];

function example<K extends MailKind>(kind: K, changes: Partial<RenderableMail<K>> = {}): RenderableMail<K> {
  return {
    id: '01980000-0000-7000-8000-00000000000a',
    kind,
    props: catalogue[kind].example,
    recipientName: 'Priya Raghunathan',
    createdAt: new Date('2025-09-01T10:00:00Z'),
    ...changes,
  };
}

/** What every mail says of itself to the machines that get it. */
const UNANSWERED = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };
const registration = catalogue['registration-confirmation'].example;
const cases = kinds.flatMap((kind) =>
  examplesOf(kind).map(({ name, mail }): [string, RenderableMail] => [
    [kind, ...name.split(/\W+/)].filter(Boolean).join('-'),
    mail,
  ]),
);

describe('the catalogue of mails', () => {
  it('should have a folder with three parts for every kind, and nothing else', () => {
    for (const kind of kinds) {
      const parts = readdirSync(join(folder, kind)).filter((file) => file.endsWith('.hbs'));
      expect(parts.sort()).toEqual(['body.html.hbs', 'body.text.hbs', 'subject.hbs']);
    }
  });

  it('should print nothing unescaped: {{{ and {{& are banned', () => {
    const files = ['kinds', 'layout'].flatMap((name) =>
      readdirSync(join(here, name), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(here, name, file),
      ),
    );
    for (const file of files) {
      if (file.endsWith('.hbs')) expect(readFileSync(file, 'utf8')).not.toMatch(/\{\{[{&]/);
    }
  });
});

describe.each(cases)('the mail %s', (name, mail) => {
  const rendered = render(mail, EXAMPLE_SITE);

  it('should read as the golden files do (UPDATE_GOLDEN=1 writes them anew)', () => {
    for (const [suffix, content] of Object.entries(goldenFiles(rendered))) {
      expect(content).toBe(golden(`${name}.${suffix}`, content));
    }
  });

  it('should lead only to the site, or where one pays or its author said, and say every link in the text', () => {
    const links = linksOf(rendered.html);
    // Who was coming to a cancelled gameday has nothing left to do.
    // The footer of every mail leads to what is kept of its reader.
    const privacy = 'https://tablefall.example/privacy';
    expect(links).toContain(privacy);
    expect(links.some((link) => link !== privacy)).toBe(name !== 'gameday-change-cancelled');
    for (const link of links) {
      expect(link).toMatch(
        /^(https:\/\/tablefall\.example\/|https:\/\/(pay|games)\.example\/\w|mailto:(kofi|j%C3%BCrgen))/,
      );
      expect(rendered.text.split('\n')).toContain(link);
    }
  });

  it('should stay below the size that big providers clip', () => {
    expect(Buffer.byteLength(rendered.html) + Buffer.byteLength(rendered.text)).toBeLessThan(20_000);
  });

  it('should have text lines under 78 characters, links aside', () => {
    const long = rendered.text
      .split('\n')
      .filter((line) => line.length >= 78 && !line.startsWith('https://'));
    expect(long).toEqual([]);
  });

  it('should be complete without a network: no images, fonts or scripts', () => {
    expect(rendered.html).not.toMatch(/<img|<script|<link|url\(|@import|@font-face/i);
  });

  it('should hide nothing in a way that filters take for hidden text', () => {
    expect(rendered.html).not.toMatch(/style="[^"]*(display\s*:\s*none|visibility\s*:\s*hidden)/);
  });

  it('should carry unsubscribe headers and link only where one may unsubscribe', () => {
    expect(rendered.headers).toMatchObject(UNANSWERED);
    const listHeaders = Object.keys(rendered.headers).filter((header) => header.startsWith('List-'));
    const list = listOf(mail);
    if (!list) {
      expect(listHeaders).toEqual([]);
      expect(rendered.text).not.toContain('unsubscribe');
      return;
    }
    expect(listHeaders.sort()).toEqual(['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post']);
    expect(rendered.headers['List-Id']).toBe(`<${list}.tablefall.example>`);
    const token = /unsubscribe\/([^>]+)>/.exec(rendered.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(readSignedId(EXAMPLE_SITE.secrets, 'unsubscribe', token)).toBe(mail.id);
    expect(rendered.text).toContain(`https://tablefall.example/unsubscribe/${token}`);
  });
});

describe('user text in a mail', () => {
  const hostile = 'Eve <b>bold</b> {{name}}\r\nBcc: x@evil.example https://evil.example/login';

  it('should never put a name or a place into the subject', () => {
    const props = { ...catalogue['gameday-invitation'].example, location: hostile, description: hostile };
    const { subject } = render(
      example('gameday-invitation', { recipientName: hostile, props }),
      EXAMPLE_SITE,
    );
    expect(subject).toBe('You are invited: Friday, October 10, 2025');
  });

  it('should escape it in HTML and leave it as it is in text', () => {
    const { html, text, recipientName } = render(
      example('gameday-invitation', { recipientName: 'Tom & <Jerry>' }),
      EXAMPLE_SITE,
    );
    expect(html).toContain('Tom &amp; &lt;Jerry&gt;');
    expect(text).toContain('Tom & <Jerry>');
    expect(recipientName).toBe('Tom & <Jerry>');
  });

  it.each([
    ['kofi.mensah+x@mail.example', true],
    ['kofi@bücher.example', true],
    ['太郎@例え.jp', false],
    ['jürgen@bücher.de', false],
    ['=?utf-8?Q?a=40b.example?=@evil.example', false],
  ])(
    'a header had letters that not every server takes: a reply goes to %s: %s, and the mail says so',
    (address, takesReply) => {
      const contact = { ...catalogue['contact-message'].example, email: address };
      const report = {
        ...catalogue['listing-report'].example,
        reporter: { name: 'Kofi', address },
      };
      const mails = [
        render(example('contact-message', { recipientName: null, props: contact }), EXAMPLE_SITE),
        render(example('listing-report', { recipientName: null, props: report }), EXAMPLE_SITE),
      ];
      for (const { replyTo, text, html } of mails) {
        expect(replyTo?.address).toBe(takesReply ? address : undefined);
        expect(text.includes('A reply to this mail goes')).toBe(takesReply);
        expect(html.includes('A reply to this mail goes')).toBe(takesReply);
        expect(text.split('\n').includes(address)).toBe(!takesReply);
      }
    },
  );

  it('should give a contact message to staff with nothing of it in the subject or in a header', () => {
    const { subject, headers, replyTo, html } = render(
      example('contact-message', {
        recipientName: null,
        props: { name: hostile, email: 'eve@mail.example', message: hostile },
      }),
      EXAMPLE_SITE,
    );
    expect(subject).toBe('A message from the Tablefall contact form');
    expect(headers).toEqual(UNANSWERED);
    expect(replyTo?.address).toBe('eve@mail.example');
    expect(replyTo?.name).not.toMatch(/[\r\n]|evil\.example/);
    expect(html).not.toContain('<b>bold');
  });

  it('should keep the names of a registration from advertising a link', () => {
    const { text } = render(
      example('registration-confirmation', {
        props: { ...registration, attendees: [{ name: hostile, badge: true }] },
      }),
      EXAMPLE_SITE,
    );
    expect(text).not.toContain('evil.example');
  });

  it('should keep a name on one line and without a link', () => {
    const { text, recipientName } = render(
      example('gameday-invitation', { recipientName: hostile }),
      EXAMPLE_SITE,
    );
    expect(recipientName).not.toMatch(/[\r\n]|:\/\/|evil\.example/);
    expect(text).not.toContain('evil.example');
    expect(text.split('\n')).not.toContain('Bcc: x@evil.example');
  });
});

describe('the sign-in mail', () => {
  it('should derive its code from the record and the secret', () => {
    const mail = example('sign-in');
    const { text } = render(mail, EXAMPLE_SITE);
    expect(text).toContain(`/verify/${deriveSignInCode(EXAMPLE_SITE.secrets, mail.props.codeId)}`);
    const other = render(mail, { ...EXAMPLE_SITE, secrets: ['another secret'] });
    expect(other.text).not.toBe(text);
  });
});

describe('the mail of the two days', () => {
  it('should stay below the size that Gmail clips, for a family of five whose ten games say all they can', () => {
    const { example: props } = catalogue['two-days'];
    const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Egon'].map((name) => `${name} ${'&'.repeat(50)}`);
    const attendees = names.map((name, index) => ({ name, badge: true, id: `${index}`.repeat(36) }));
    const things = Array.from({ length: 10 }, () => ({
      ...(props.things[1] as (typeof props.things)[number]),
      title: '<'.repeat(100),
      who: [
        { names, does: null },
        { names: names.slice(0, 1), does: 'organizes it' },
      ],
      waiting: names.map((name, index) => ({ name, place: index + 1 })),
      missing: ['Nobody brings the game yet', 'A teacher is still needed'],
    }));
    const directions = Array.from({ length: 6 }, () => ({ title: '"'.repeat(40), text: '"'.repeat(300) }));

    const { html } = render(
      example('two-days', { props: { ...props, attendees, things, directions } }),
      EXAMPLE_SITE,
    );

    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });
});

describe('a mail that staff send to themselves first', () => {
  it('should say so in its subject, whatever it is', () => {
    const props = { ...catalogue.message.example, isTest: true };
    expect(render(example('message', { props }), EXAMPLE_SITE).subject).toBe('[Test] The library doubles');
  });
});

describe('what keeps an address from a mail', () => {
  const reasons = <K extends MailKind>(kind: K, changes: object = {}) =>
    reasonsAgainstMail({ kind, props: { ...catalogue[kind].example, ...changes } });

  it('should be a list that its owner left, a report as spam, a bounce or a block, the reader’s wish first', () => {
    expect(reasons('gameday-reminder')).toEqual(['blocked', 'no-invitations', 'complained', 'bounced']);
    expect(reasons('message')).toEqual(['blocked', 'no-news', 'complained', 'bounced']);
  });

  it('should be a bounce or a block alone where the mail is about what they did themselves', () => {
    expect(reasons('registration-unpaid')).toEqual(['blocked', 'bounced']);
    expect(reasons('gameday-change', { accepted: true })).toEqual(['blocked', 'bounced']);
    expect(reasons('gameday-change', { accepted: false })).toContain('no-invitations');
  });

  it.each(['contact-message', 'listing-report', 'retention-report', 'staff-welcome'] as const)(
    'should be a bounce alone for %s, which goes to staff as staff (T41)',
    (kind) => {
      expect(reasons(kind)).toEqual(['bounced']);
    },
  );

  it('should be a bounce for tests that staff send to themselves, and nothing where somebody wants to sign in', () => {
    expect(reasons('message', { isTest: true })).toEqual(['bounced']);
    expect(reasons('sign-in')).toEqual([]);
  });
});

describe('a kind of mail that does not exist', () => {
  it('should be refused by name', () => {
    const unknown = { ...example('sign-in'), kind: 'newsletter' as MailKind };
    expect(() => render(unknown, EXAMPLE_SITE)).toThrow('newsletter');
  });
});

describe('the golden files', () => {
  it('should be those of the mails that there are', () => {
    const files = readdirSync(join(here, 'golden')).filter((name) => name !== 'kinds');
    expect(files.sort()).toEqual(cases.flatMap(([name]) => [`${name}.html`, `${name}.txt`]).sort());
  });
});

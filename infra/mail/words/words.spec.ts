import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'parse5';
import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import { examplesOf } from '../render/examples.ts';
import { render } from '../render/render.ts';
import type { MailWords } from '../rows/mail-words.entity.ts';
import type { RenderableMail } from '../rows/renderable-mail.ts';
import { golden } from '../testing/golden.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { checkEnding, checkWords, OWN_WORDS_MAX, WORD_VARIABLES_MAX, WORDS_MAX } from './mail-words.ts';
import { KINDS_WITH_PLACES, subjectVariablesOf, variablesOf } from './places.ts';

/** What `golden/kinds/words.txt` said when the last release was cut. `npm run statements` writes it anew. */
const RELEASED = join(import.meta.dirname, 'released-words.txt');

const NO_WORDS: MailWords = { ending: '', opening: '', closing: '' };
const filled = (text: string, length: number) => text.repeat(Math.floor(length / text.length)).trim();
const OWN_LINK = 'https://own.example/a?b=1&c=2';

/** What goes into opening and closing, each as long as it may be where that is hard. */
const HOSTILE: [what: string, text: string][] = [
  ['tags', '</div></td></tr></table></body></html><script>alert(1)</script><style>*{display:none}'],
  ['attributes', '"><img src=x onerror=alert(1)> \' onclick=x <a href="//own.example">'],
  ['comments', '<!-- --> <![CDATA[ ]]> <?php ?> &lt;b&gt; &amp; &#106;'],
  ['angles', filled('<a ', WORDS_MAX.opening)],
  ['quotes', filled(`'`, WORDS_MAX.opening)],
  ['short items', filled('- a\n', WORDS_MAX.opening)],
  ['items in items', filled('- - - - x\n', WORDS_MAX.opening)],
  ['addresses', filled('https://own.example/x ', WORDS_MAX.opening)],
  ['links', `[here](${OWN_LINK}), **[there](https://own.example/(x))** and <mailto:hi@own.example>`],
  ['no links', '[x](javascript:alert(1)) [y](//evil.example) [z](https://own.example/{{edition}})'],
  ['single braces', '{ } {name} {a{b}c} }'],
  ['a heading', '# Soup\n\nat noon\n\n## and *cake*'],
  ['line breaks', 'one\r\ntwo\n\n\n\nthree\u2028four\u0000five\u202Esix'],
  ['emoji', filled('🎲', WORDS_MAX.opening)],
  ['the language of templates', '{#if x}{>layout}{/if} @root ../name'],
];

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'),
  );

function withoutEach<T>(all: T[], taken: T[]): T[] {
  const left = [...all];
  for (const each of taken) left.splice(left.indexOf(each), 1);
  return left;
}

/** The words of a document's own places, as a reader sees them. */
function ownWordsIn(html: string): string[] {
  const [, ...places] = html.split('<div class="ow">');
  return places.flatMap((place) =>
    (place.split('</div>')[0] ?? '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#x([0-9A-F]+);/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(
        /&(lt|gt|quot|amp);/g,
        (_all, name: 'lt') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '',
      )
      .split(/\s+/)
      .filter(Boolean),
  );
}

/** Every form of every kind with places, for somebody with a hostile name. */
const MAILS = KINDS_WITH_PLACES.flatMap((kind) =>
  examplesOf(kind).map(({ name, mail }): [string, RenderableMail] => [
    [kind, name].filter(Boolean).join(' '),
    { ...mail, recipientName: mail.recipientName && 'Eve "Ō\'Neil" <b>&amp; co' },
  ]),
);

/** A mail with words of its own beside the same mail without, judged by what must hold whatever the words are. */
function assertSound(mail: RenderableMail, words: MailWords, without = mail): void {
  const standard = render(without, EXAMPLE_SITE);
  const own = render({ ...mail, words }, EXAMPLE_SITE);

  const errors: string[] = [];
  parse(own.html, { onParseError: ({ code, startOffset }) => errors.push(`${code} at ${startOffset}`) });
  expect(errors).toEqual([]);
  expect(own.html).not.toMatch(/<(script|img|style)(?! *>\n:root)|onerror=|onclick=x /i);

  expect(`${own.subject}${own.html.replace(/<style>[\s\S]*?<\/style>/, '')}${own.text}`).not.toMatch(
    /\{\{|\}\}/,
  );
  expect(own.subject).not.toMatch(/[\r\n]/);
  expect(own.subject.startsWith(standard.subject)).toBe(true);
  expect(Buffer.byteLength(own.html)).toBeLessThan(102_400);

  const links = linksIn(own.html);
  const added = withoutEach(links, linksIn(standard.html));
  expect(links).toHaveLength(linksIn(standard.html).length + added.length);
  expect(added.filter((link) => !/^(https:\/\/own\.example\/|mailto:hi@own)/.test(link))).toEqual([]);
  const lines = new Set(own.text.split('\n'));
  expect(links.filter((link) => !lines.has(link))).toEqual([]);
  expect(own.headers).toEqual(standard.headers);
  expect(own.calendar).toEqual(standard.calendar);

  const text = own.text.replace(/\s+/g, ' ');
  expect(ownWordsIn(own.html).filter((word) => !text.includes(word))).toEqual([]);
}

const namesOf = (variables: object) => Object.keys(variables).join(', ');

describe('the places of each kind of mail', () => {
  const said = `${Object.entries(catalogue)
    .map(([kind, { words }]) => `${kind}: ${'none' in words ? words.none : namesOf(words.variables)}`)
    .sort()
    .join('\n')}\n`;

  it('should be as words.txt says of every kind (UPDATE_GOLDEN=1 writes it anew)', () => {
    expect(said).toBe(golden('kinds/words.txt', said));
    for (const { words } of Object.values(catalogue)) {
      if ('none' in words) expect(words.none).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('should keep every variable that a release offered: words that hold it could not be said any more', () => {
    if (process.env.KEEP_STATEMENTS) writeFileSync(RELEASED, said);
    const released = [...readFileSync(RELEASED, 'utf8').matchAll(/^([\w-]+): ([^.\n]+)$/gm)];

    expect(released.length).toBeGreaterThan(0);
    for (const [, kind, names = ''] of released) {
      expect([kind, Object.keys(variablesOf(kind as MailKind) ?? {})]).toEqual([
        kind,
        expect.arrayContaining(names.split(', ')),
      ]);
    }
  });

  it('should fill in every variable that it offers', () => {
    for (const [, mail] of MAILS) {
      const variables = variablesOf(mail.kind) ?? {};
      const all = Object.keys(variables);
      const inSubject = Object.keys(subjectVariablesOf(variables));
      const opening = all.map((name) => `${name}=[{{${name}}}]`).join(' ');
      const ending = inSubject.map((name) => `{{ ${name} }}`).join(' ');
      expect([checkWords(opening, variables), checkEnding(ending, subjectVariablesOf(variables))]).toEqual([
        null,
        null,
      ]);
      const { text } = render({ ...mail, words: { ...NO_WORDS, opening } }, EXAMPLE_SITE);
      for (const name of all)
        expect(text.replace(/\s+/g, ' ')).toMatch(new RegExp(`${name}=\\[[^\\]{}]+\\]`));
      assertSound(mail, { ending, opening, closing: opening });
    }
  });

  it('should take no visitor’s text and nothing long into a subject', () => {
    for (const kind of KINDS_WITH_PLACES) {
      const names = Object.keys(subjectVariablesOf(variablesOf(kind) ?? {}));
      for (const name of ['name', 'place', 'venue']) expect(names).not.toContain(name);
    }
  });
});

describe.each(MAILS)('the mail %s with words of one’s own', (_name, mail) => {
  it.each(HOSTILE)('should be sound with %s', (_what, text) => {
    expect(checkWords(text, variablesOf(mail.kind) ?? {})).toBeNull();
    const ending = text.replace(/[^ -~]/g, ' ').slice(0, WORDS_MAX.ending);
    assertSound(mail, { ending, opening: text, closing: text });
  });

  it('should stay below the size that big providers clip where a person’s name is as long as it may be', () => {
    const [variable = ''] = Object.keys(variablesOf(mail.kind) ?? {});
    const text = filled(`{{${variable}}} `, WORD_VARIABLES_MAX * (variable.length + 5));
    assertSound(
      { ...mail, recipientName: mail.recipientName && "'".repeat(200) },
      { ...NO_WORDS, opening: text, closing: text },
    );
  });
});

describe.each(MAILS.filter(([, { kind }]) => catalogue[kind].ownWords))(
  'the mail %s with words of its gameday',
  (_name, mail) => {
    it.each(HOSTILE)('should be sound with %s', (_what, text) => {
      // An address that is cut would be another one.
      const own = text.length > OWN_WORDS_MAX ? text.slice(0, OWN_WORDS_MAX).replace(/https:\S*$/, '') : text;
      const props = { ...mail.props, invitationWords: own, reminderWords: own } as typeof mail.props;
      assertSound({ ...mail, props }, { ...NO_WORDS, opening: text, closing: text }, mail);
    });
  },
);

describe('words of one’s own', () => {
  const [, invitation] = MAILS.find(([name]) => name === 'gameday-invitation') ?? [];
  const mail = { ...invitation, recipientName: 'Priya Raghunathan' } as RenderableMail;
  const write = (words: Partial<MailWords>) =>
    render({ ...mail, words: { ...NO_WORDS, ...words } }, EXAMPLE_SITE);

  it('should stand in their places', () => {
    const { subject, text, html } = write({
      ending: 'with  soup at noon',
      opening: 'Dear {{name}}, it is our **tenth** year.',
      closing: 'See [the menu](https://own.example/menu).',
    });

    expect(subject).toBe('You are invited: Friday, October 10, 2025 – with soup at noon');
    expect(text).toContain(
      'Priya Raghunathan\n\nDear Priya Raghunathan, it is our tenth year.\n\nFriday, October 10, 2025\n\n',
    );
    expect(text).toMatch(/answer later\.\n\nSee the menu:\nhttps:\/\/own\.example\/menu\n\n---/);
    expect(html).toContain('it is our <b>tenth</b> year.');
    expect(html).toContain(`<title>${subject}</title>`);
  });

  it('should change nothing where they are empty', () => {
    expect(write({})).toEqual(render(mail, EXAMPLE_SITE));
    expect(write({ opening: ' \n ' })).toEqual(render(mail, EXAMPLE_SITE));
  });

  it('should not be said by a kind without places', () => {
    const message = examplesOf('message')[0]?.mail as RenderableMail;
    const words = { ending: 'x', opening: 'x', closing: 'x' };
    expect(render({ ...message, words }, EXAMPLE_SITE)).toEqual(render(message, EXAMPLE_SITE));
  });

  it('should follow the mark of a test', () => {
    const review = examplesOf('registration-review')[0]?.mail as RenderableMail<'registration-review'>;
    const test = {
      ...review,
      props: { ...review.props, isTest: true },
      words: { ...NO_WORDS, ending: '{{dates}}' },
    };
    expect(render(test, EXAMPLE_SITE).subject).toBe(
      '[Test] Please check your Tablefall registration – October 10 – 11, 2025',
    );
  });

  it.each([
    ['{{nmae}}', { unknown: ['nmae'] }],
    ['{{Name}} and {{ #if x }}', { unknown: ['Name', '#if x'] }],
    ['{{constructor}}', { unknown: ['constructor'] }],
    ['Dear {{name', 'unfinished'],
    ['Dear name}}', 'unfinished'],
    ['Dear {{}}', 'unfinished'],
    ['Dear \\{{name}}', 'unfinished'],
    ['Dear {\\{name}}', 'unfinished'],
    ['{{name}}'.repeat(11), 'too-many'],
    ['{{name}}'.repeat(10), null],
    ['{{{name}}}', null],
    ['{ } {name}', null],
  ])('should be judged before they are used: %s', (text, problem) => {
    expect(checkWords(text, variablesOf('gameday-invitation') ?? {})).toEqual(problem);
  });

  it.each([
    ['{{name}}', { unknown: ['name'] }],
    ['{{place}} {{venue}}', { unknown: ['place', 'venue'] }],
    ['on {{date', 'unfinished'],
    ['on {{ date }} at {{time}}', null],
    ['**soup** [x](https://own.example)', null],
  ])('should be judged before they end a subject: %s', (text, problem) => {
    const variables = subjectVariablesOf(variablesOf('gameday-invitation') ?? {});
    expect(checkEnding(text, variables)).toEqual(problem);
  });
});

import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../catalogue/catalogue.ts';
import { render } from '../render/render.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { checkMessage, MESSAGE_MAX, MESSAGE_VARIABLES, writeMessage } from './message.ts';

const LINK = 'https://tablefall.example/events?rid=abc';
const values = {
  name: 'Dana Whitfield',
  edition: 'Tablefall 2025',
  dates: 'October 10 – 11, 2025',
  venue: 'Riverside Hall',
  registrationLink: LINK,
};

const write = (source: string, changes: Partial<typeof values> = {}) => {
  const { html, ...message } = writeMessage(source, { ...values, ...changes });
  return { ...message, html: String(html) };
};

const anchors = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, label]) => [
    href?.replaceAll('&#x3D;', '='),
    label,
  ]);

describe('light Markdown', () => {
  it('should keep paragraphs and line breaks as they were typed', () => {
    const { html, text } = write('Hello,\nall of you.\n\nSee you!');
    expect(html).toBe('<p dir="auto">Hello,<br>all of you.</p>\n<p dir="auto">See you!</p>');
    expect(text).toBe('Hello,\nall of you.\n\nSee you!');
  });

  it('should know bold, italic, headings and lists in lists', () => {
    const { html, text } = write(
      'A **b** and *c*\n\n## Next\n\n- one\n- two\n  1. three\n  2. four\n\n3. five',
    );
    expect(html).toBe(
      '<p dir="auto">A <b>b</b> and <i>c</i></p>\n<h2 dir="auto" style="font-size:19px">Next</h2>\n<ul dir="auto"><li>one</li><li>two<ol dir="auto"><li>three</li><li>four</li></ol></li></ul>\n<ol dir="auto" start="3"><li>five</li></ol>',
    );
    expect(text).toBe('A b and c\n\nNext\n\n- one\n- two\n  1. three\n  2. four\n\n3. five');
  });

  it('should wrap long lines of the text, within a list beside its marker', () => {
    const { text } = write(`- ${'word '.repeat(30)}`);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(78);
    expect(text).toMatch(/^- word .*\n {2}word/);
  });

  it('should put each link of the text on a line of its own, after what it is called', () => {
    const { html, text } = write(
      'Look [here](https://games.example/a_(b)?c=1&d=2) or at https://maps.example/x, then <mailto:hi@tablefall.example>.\n\n[Hotels](https://hotels.example)\n\n- a [list](https://list.example)',
    );
    expect(text).toBe(
      [
        'Look here or at',
        'https://maps.example/x',
        'then',
        'mailto:hi@tablefall.example',
        'here:',
        'https://games.example/a_(b)?c=1&d=2',
        '',
        'Hotels:',
        'https://hotels.example',
        '',
        '- a list:',
        'https://list.example',
      ].join('\n'),
    );
    expect(anchors(html)).toHaveLength(5);
  });

  it.each(['.', ' .', ' !', ' , ', '...'])(
    'a line had nothing but a full stop: none has what follows a link, as in %j',
    (end) => {
      const { text } = write(
        `Look at https://maps.example/x${end}\n\nOr {{registrationLink}}${end}\n\nBye .`,
      );
      expect(text.split('\n').filter((line) => /^[ .,!]*$/.test(line) && line !== '')).toEqual([]);
      expect(text).toMatch(/\nBye \.$/);
    },
  );

  it('should take the heading that a message begins with as its title, unless it is about its reader', () => {
    expect(write('# Doors open at *noon* in {{edition}}\n\nCome!')).toMatchObject({
      title: 'Doors open at noon in Tablefall 2025',
      html: '<p dir="auto">Come!</p>',
      text: 'Come!',
      preview: 'Come!',
    });
    expect(write('# Hello {{name}}\n\nCome!')).toMatchObject({
      title: null,
      text: 'Hello Dana Whitfield\n\nCome!',
    });
  });
});

describe('the variables of a message', () => {
  it('should be filled in, alone and as the target of a link', () => {
    const { html, text, hasOwnLink } = write(
      '{{ name }}, {{edition}}, {{dates}}, {{venue}}: [register]({{registrationLink}}) or {{ registrationLink }}',
    );
    expect(html).toContain('Dana Whitfield, Tablefall 2025, October 10 – 11, 2025, Riverside Hall: ');
    expect(anchors(html).map(([href]) => href)).toEqual([LINK, LINK]);
    expect(text.split('\n').filter((line) => line === LINK)).toHaveLength(2);
    expect(hasOwnLink).toBe(true);
    expect(write('Hello').hasOwnLink).toBe(false);
  });

  it('should be named when there is no such one, wherever it stands', () => {
    const source =
      'A {{nmae}} **{{Name}}** [x]({{replyLink}}) [{{#if}}](https://x.example)\n\n- {{nmae}} {{name}}';
    expect(checkMessage(source, MESSAGE_VARIABLES)).toMatchObject({
      unknown: ['nmae', 'Name', 'replyLink', '#if'],
    });
    expect(checkMessage('{{constructor}} {{toString}}', MESSAGE_VARIABLES).unknown).toHaveLength(2);
    expect(checkMessage('{ {{name}} } {{}} {{ }} {name} \\{{name}}', MESSAGE_VARIABLES)).toMatchObject({
      unknown: [],
    });
    expect(() => write('{{nmae}}')).toThrow('nmae');
  });

  it.each([
    '<b>Eve</b>',
    '[Eve](https://evil.example)',
    '**Eve**',
    '{{registrationLink}}',
    '](https://evil.example)',
    'https://evil.example',
    '# Eve',
    '"><script>alert(1)</script>',
  ])('should never become markup or a link, whatever a name is: %s', (name) => {
    const { html, text } = write('Hello {{name}}, **{{name}}** and [{{name}}]({{registrationLink}})', {
      name,
    });
    expect(anchors(html).map(([href]) => href)).toEqual([LINK]);
    expect(html.replaceAll(/<\/?(p|b|a)\b[^>]*>/g, '')).not.toContain('<');
    expect(html.match(/<b>/g)).toHaveLength(1);
    expect(text).toContain(`Hello ${name}`);
  });
});

describe('a hostile message', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://evil.example" style="x">click</a>',
    '<!-- --><style>*{display:none}</style>',
    '&lt;script&gt;',
    '```\n<b>code</b>\n```',
    '    <i>code</i>',
    '<https://evil.example/"onclick="x>',
    '![x](https://evil.example/pixel.png)',
    '| a | b |\n|---|---|\n| <td> | x |',
    '> <q>',
    '[x]: https://evil.example "<b>"\n\n[x] <b>',
  ])('should show HTML as the text it is: %s', (source) => {
    const { html } = write(source);
    const [...elements] = html.matchAll(/<\/?([a-z!]+)/g);
    for (const [, element] of elements) expect(['p', 'br', 'a', 'h2', 'ul', 'li']).toContain(element);
    expect(html.replaceAll(/<a href="[^"]*" class="lk" style="color:#2C5A97">/g, '')).not.toMatch(
      /<\w+ (?!dir="auto")/,
    );
    for (const [href] of anchors(html)) expect(href).toMatch(/^https:\/\//);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java\\script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
    'evil.example',
    '',
    '<>',
    'https://',
    'https://evil.example/?n={{name}}',
    '{{name}}',
    'x{{registrationLink}}',
  ])('should make no link to %s', (target) => {
    expect(anchors(write(`[x](${target})`).html).filter(([, label]) => label === 'x')).toEqual([]);
    expect(write(`<${target}>`).html).not.toMatch(/href="(?!https:)/);
  });

  it('should leave the language of the templates alone', () => {
    const source = '{{{name}}} {{> layout}} {{#each this}}x{{/each}} {{@root}} {{&name}}';
    expect(checkMessage(source, MESSAGE_VARIABLES).unknown).toEqual([
      '> layout',
      '#each this',
      '/each',
      '@root',
      '&name',
    ]);
    expect(write('{{{name}}}', { name: '<b>' }).html).toBe('<p dir="auto">{&lt;b&gt;}</p>');
    expect(write('\\{{> layout}}').text).toBe('{{> layout}}');
  });

  it.each([
    ['brackets', '['.repeat(MESSAGE_MAX)],
    ['brackets and parentheses', '[]('.repeat(MESSAGE_MAX / 4)],
    ['stars', '*a **b '.repeat(MESSAGE_MAX / 8)],
    ['underscores', '_'.repeat(MESSAGE_MAX)],
    ['braces', '{{'.repeat(MESSAGE_MAX / 2)],
    ['lists in lists', '- '.repeat(MESSAGE_MAX / 2)],
    [
      'deep lists',
      Array.from({ length: 130 }, (_, depth) => `${' '.repeat(depth)}- x`)
        .join('\n')
        .slice(0, MESSAGE_MAX),
    ],
    ['angles', '<a'.repeat(MESSAGE_MAX / 2)],
    ['addresses', 'https://a.example/('.repeat(MESSAGE_MAX / 20)],
    ['escapes', '\\'.repeat(MESSAGE_MAX)],
    ['short paragraphs', 'a\n\n'.repeat(MESSAGE_MAX / 3)],
    ['short items', '- a\n'.repeat(MESSAGE_MAX / 4)],
    ['long prose', 'Zoë plays a game, '.repeat(MESSAGE_MAX / 18)],
    ['emoji', '🎲'.repeat(MESSAGE_MAX / 2)],
  ])(
    'should be written in a moment and stay below the size that big providers clip, with %s',
    (_what, source) => {
      const props = { ...catalogue.message.example, message: source };
      const mail = { id: 'x', kind: 'message' as const, props, recipientName: 'Dana', createdAt: new Date() };
      const { html, text } = render(mail, EXAMPLE_SITE);
      expect(Buffer.byteLength(html)).toBeLessThan(102_400);
      expect(text.length).toBeGreaterThan(100);
    },
  );

  it('should keep control and direction characters out', () => {
    expect(write('a\u202Eb\u0000c\u2066').text).toBe('a b c');
  });
});

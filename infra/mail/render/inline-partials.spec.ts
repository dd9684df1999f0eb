import { describe, expect, it } from '@jest/globals';
import Handlebars from 'handlebars';
import { inlinePartials } from './inline-partials.ts';

const PARTIALS: Record<string, string> = {
  action: '<a href="{{link}}">{{label}}</a>\n',
  note: '<i>{{> @partial-block}}</i>',
  rows: '{{#each rows}}\n{{> action link=link label=label}}\n{{/each}}\n',
  layout:
    '{{#if heading}}<h1>{{heading}}</h1>{{/if}}({{> lead}})\n{{> @partial-block}}\n{{> action label="End"}}{{sponsor}}',
  titled: '<h2>{{title}}</h2>{{#each rows}}{{title}}{{/each}}',
};
const VIEW = {
  name: 'Ada & Ben',
  link: 'https://one.example/?a=1&b=2',
  title: 'All',
  sponsor: 'S',
  heading: 'From the view',
  rows: [
    { link: '/1', label: 'One', title: 'first' },
    { link: '/2', label: '<Two>', title: 'second' },
  ],
};

function sourceOf(name: string): string {
  const source = PARTIALS[name];
  if (source === undefined) throw new Error(`No partial ${name}`);
  return source;
}

function written(source: string): string {
  const program = inlinePartials(source, sourceOf, Handlebars.escapeExpression);
  return Handlebars.compile(program, { strict: true })(VIEW);
}

function writtenByHandlebars(source: string): string {
  const handlebars = Handlebars.create();
  for (const [name, partial] of Object.entries(PARTIALS)) handlebars.registerPartial(name, partial);
  return handlebars.compile(source)(VIEW);
}

describe('a template whose partials were put in their places', () => {
  it.each([
    ['without partials', '{{name}} {{{name}}}{{#unless none}}!{{/unless}}'],
    [
      'with strings and names as arguments',
      'To:\n{{> action link=link label="Yes & no"}}\nend {{> action link=name label=sponsor}}',
    ],
    ['with a partial in a partial, for each row', '{{> rows}}'],
    ['with an argument that rows have as well', '{{> titled title="Mine"}}'],
    ['with a block', 'a\n{{#> note}}for {{name}}{{/note}}\nb'],
    [
      'with a layout, an inline partial and a block in its block',
      '{{#> layout heading=name}}\n{{#*inline "lead"}}{{#if rows}}{{name}}, {{/if}}hello{{/inline}}\n{{#> note}}{{link}}{{/note}}\n{{> rows}}\n{{/layout}}\n',
    ],
    [
      'with what the view says where no argument does',
      '{{#> layout}}{{#*inline "lead"}}{{/inline}}-{{/layout}}',
    ],
  ])('should read as Handlebars writes it, %s', (_, source) => {
    expect(written(source)).toBe(writtenByHandlebars(source));
  });

  it('should have no part that nobody wrote', () => {
    expect(() => written('{{#> layout}}no lead{{/layout}}')).toThrow('No partial lead');
    expect(() => written('{{> absent}}')).toThrow('No partial absent');
  });
});

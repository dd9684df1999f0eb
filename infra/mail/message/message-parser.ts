import MarkdownIt from 'markdown-it';

/** A piece of a message; `text`, `break` and `variable` hold no others. */
export interface MessageNode {
  type: 'paragraph' | 'heading' | 'list' | 'item' | 'text' | 'break' | 'variable' | 'strong' | 'em' | 'link';
  children: MessageNode[];
  /** Of a text. */
  text: string;
  /** Of a variable, and of a link that leads where a variable says. */
  variable: string | null;
  /** Of a link that leads to an address. */
  href: string | null;
  /** A link that shows its own address. */
  isBare: boolean;
  /** A paragraph of a list whose items stand close together. */
  isTight: boolean;
  /** The first number of a numbered list. */
  start: number | null;
}

const LINK_VARIABLE = /^\{\{(\w+Link)\}\}$/;

const markdown = new MarkdownIt('zero', { html: false, linkify: true }).enable([
  'heading',
  'list',
  'newline',
  'escape',
  'emphasis',
  'link',
  'autolink',
  'linkify',
]);
markdown.linkify
  .set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('//', null);

/**
 * A link leads to the web, to a mail address, or to where a variable says as a whole; never to a part of a variable.
 */
markdown.validateLink = (url) =>
  LINK_VARIABLE.test(url) || (/^(https?:\/\/|mailto:)./i.test(url) && !/[{}]|%7[bd]/i.test(url));
const { normalizeLink } = markdown;
markdown.normalizeLink = (url) => (LINK_VARIABLE.test(url) ? url : normalizeLink(url));

markdown.inline.ruler.after('escape', 'variable', (state, silent) => {
  const [all, name = ''] = /^\{\{([^{}\n]{1,60})\}\}/.exec(state.src.slice(state.pos, state.pos + 64)) ?? [];
  if (!all || !name.trim()) return false;
  if (!silent) state.push('variable', '', 0).content = name.trim();
  state.pos += all.length;
  return true;
});

type Token = ReturnType<typeof markdown.parse>[number];

const TYPES: { [token: string]: MessageNode['type'] } = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  bullet_list_open: 'list',
  ordered_list_open: 'list',
  list_item_open: 'item',
  text: 'text',
  softbreak: 'break',
  hardbreak: 'break',
  variable: 'variable',
  strong_open: 'strong',
  em_open: 'em',
  link_open: 'link',
};

/**
 * Reads light Markdown: paragraphs, line breaks as they were typed, bold, italic, links, lists and headings. Everything
 * else, HTML included, is text.
 */
export function parseMessage(source: string): MessageNode[] {
  return nested(markdown.parse(source.replace(/\{\{[^\S\n]*(\w+)[^\S\n]*\}\}/g, '{{$1}}'), {}));
}

/** The tokens of Markdown are a flat list of openings and closings; here each holds what is within it. */
function nested(tokens: Token[]): MessageNode[] {
  const root: MessageNode[] = [];
  const open = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.type === 'inline') parent.push(...nested(token.children ?? []));
    else if (token.nesting === -1) open.pop();
    else {
      const node = nodeOf(token);
      parent.push(node);
      if (token.nesting === 1) open.push(node.children);
    }
  }
  return root;
}

function nodeOf(token: Token): MessageNode {
  const href = String(token.attrGet('href') ?? '');
  const variable = token.type === 'variable' ? token.content : (LINK_VARIABLE.exec(href)?.[1] ?? null);
  return {
    type: TYPES[token.type] ?? 'text',
    children: [],
    text: token.type === 'text' || !(token.type in TYPES) ? token.content : '',
    variable,
    href: variable || !href ? null : href,
    isBare: token.markup === 'linkify' || token.markup === 'autolink',
    isTight: token.hidden,
    start: token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : null,
  };
}

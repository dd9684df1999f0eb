import Handlebars from 'handlebars';
import type { MessageNode } from './message-parser.ts';
import { destinationOf, filledIn, keepingBlocks } from './message-values.ts';

/**
 * The only HTML that a template prints as it is (`SafeString`). Text and values are escaped here, and elements are
 * written here: nothing of a message gets in as HTML.
 */
export function messageHtml(nodes: MessageNode[], values: Record<string, string>): Handlebars.SafeString {
  return new Handlebars.SafeString(nodes.map((node) => htmlOf(node, values)).join('\n'));
}

const htmlOf = keepingBlocks((node, values) => html(node, values, false));

/**
 * Styled as little as mail programs need: the cell around it says font and colour, and a long message stays small. Each
 * block has the direction of its own words.
 */
function html(node: MessageNode, values: Record<string, string>, isInLink: boolean): string {
  const inner = () => node.children.map((child) => html(child, values, isInLink)).join('');
  switch (node.type) {
    case 'text':
      return escaped(node.text);
    case 'break':
      return '<br>';
    case 'variable':
      return variableHtml(filledIn(node.variable, values), isInLink || !node.variable?.endsWith('Link'));
    case 'strong':
      return `<b>${inner()}</b>`;
    case 'em':
      return `<i>${inner()}</i>`;
    case 'paragraph':
      return node.isTight ? inner() : `<p dir="auto">${inner()}</p>`;
    case 'heading':
      return `<h2 dir="auto" style="font-size:19px">${inner()}</h2>`;
    case 'item':
      return `<li>${inner()}</li>`;
    case 'list':
      if (node.start === null) return `<ul dir="auto">${inner()}</ul>`;
      return node.start === 1
        ? `<ol dir="auto">${inner()}</ol>`
        : `<ol dir="auto" start="${node.start}">${inner()}</ol>`;
    case 'link': {
      const destination = destinationOf(node, values);
      if (!destination) return inner();
      const label = node.children.map((child) => html(child, values, true)).join('');
      return linkHtml(destination, label.trim() || escaped(destination));
    }
  }
}

function variableHtml(value: string, isPlain: boolean): string {
  return isPlain ? escaped(value) : linkHtml(value, escaped(value));
}

function linkHtml(destination: string, label: string): string {
  return `<a href="${escaped(destination)}" class="lk" style="color:#2C5A97">${label}</a>`;
}

function escaped(text: string): string {
  return Handlebars.escapeExpression(text);
}

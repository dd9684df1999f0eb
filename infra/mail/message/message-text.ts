import { wrap } from '../wording/wording.ts';
import type { MessageNode } from './message-parser.ts';
import { destinationOf, filledIn, keepingBlocks } from './message-values.ts';

type Values = Record<string, string>;

const WIDTH = 76;

/** A message to be read without HTML: every link stands on a line of its own, after what it is called. */
export function messageText(nodes: MessageNode[], values: Values): string {
  return nodes.map((node) => textOf(node, values)).join('\n\n');
}

const textOf = keepingBlocks((node, values) => blockLines(node, values, WIDTH).join('\n'));

/** The words of a message on one line, without what its links lead to. */
export function lineText(nodes: MessageNode[], values: Values): string {
  const words = (node: MessageNode): string => {
    if (node.type === 'break') return ' ';
    if (node.type === 'variable') return filledIn(node.variable, values);
    return node.text + node.children.map(words).join(isBlock(node) ? ' ' : '');
  };
  return nodes.map(words).join(' ').replace(/\s+/g, ' ').trim();
}

function isBlock({ type }: MessageNode): boolean {
  return type === 'list' || type === 'item';
}

function blockLines(node: MessageNode, values: Values, width: number): string[] {
  if (node.type !== 'list') return textLines(node.children, values, width);
  return node.children.flatMap((item, index) => {
    const marker = node.start === null ? '- ' : `${node.start + index}. `;
    const lines = item.children.flatMap((block) => blockLines(block, values, width - marker.length));
    return withMarker(marker, lines);
  });
}

/** Only the links keep to the beginning of the line, where mail programs find them. */
function withMarker(marker: string, lines: string[]): string[] {
  const [first = '', ...rest] = lines;
  const indent = ' '.repeat(marker.length);
  return [marker + first, ...rest.map((line) => (isAddress(line) ? line : indent + line))];
}

function isAddress(line: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/i.test(line);
}

/** The words of a block, then its links with what they are called, unless the words end with the only link. */
function textLines(nodes: MessageNode[], values: Values, width: number): string[] {
  const links: { label: string; address: string }[] = [];
  const words = (node: MessageNode): string => {
    const inner = () => node.children.map(words).join('');
    switch (node.type) {
      case 'break':
        return '\n';
      case 'variable': {
        const value = filledIn(node.variable, values);
        return node.variable?.endsWith('Link') ? `\n${value}\n` : value;
      }
      case 'link': {
        const address = destinationOf(node, values);
        const label = lineText(node.children, values);
        if (!address) return inner();
        if (node.isBare || !label) return `\n${address}\n`;
        links.push({ label, address });
        return label;
      }
      default:
        return node.text + inner();
    }
  };
  const text = nodes
    .map(words)
    .join('')
    .replace(/(\n(?:https?:\/\/|mailto:)\S+\n)[ \t]*[.,;!?]+(?=\s|$)/gi, '$1')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  const [only, ...more] = links;
  const beforeEnd = text.replace(/[.,;:!?]+$/, '');
  if (only && more.length === 0 && beforeEnd.endsWith(only.label)) {
    return [...wrapped(`${beforeEnd}:`, width), only.address];
  }
  const linkLines = links.flatMap(({ label, address }) => [...wrapped(`${label}:`, width), address]);
  return [...(text ? wrapped(text, width) : []), ...linkLines];
}

function wrapped(text: string, width: number): string[] {
  return wrap(text, width).split('\n');
}

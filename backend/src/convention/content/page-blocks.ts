import { type MessageNode, parseMessage } from '@tablefall/mail';
import type { PageBlockDto, PageSpanDto } from './content.dto.ts';

/** Reads a text of light Markdown, as messages are written in, into what a page shows: blocks of pieces of text. */
export function pageBlocks(text: string): PageBlockDto[] {
  return parseMessage(text).flatMap(blocksOf);
}

function blocksOf(node: MessageNode): PageBlockDto[] {
  switch (node.type) {
    case 'list':
      return node.children.map(({ children }) => ({ kind: 'item', spans: children.flatMap(spansOf) }));
    case 'heading':
      return [{ kind: 'heading', spans: node.children.flatMap(spansOf) }];
    default:
      return [{ kind: 'paragraph', spans: node.children.flatMap(spansOf) }];
  }
}

function spansOf(node: MessageNode): PageSpanDto[] {
  switch (node.type) {
    case 'text':
      return node.text ? [{ text: node.text }] : [];
    case 'break':
      return [{ text: '\n' }];
    // What nobody knows stays as it was written.
    case 'variable':
      return [{ text: `{{${node.variable}}}` }];
    case 'strong':
    case 'em':
      return node.children.flatMap(spansOf).map((span) => ({ ...span, isStrong: true }));
    case 'link':
      return node.children.flatMap(spansOf).map((span) => (node.href ? { ...span, href: node.href } : span));
    default:
      return node.children.flatMap(spansOf);
  }
}

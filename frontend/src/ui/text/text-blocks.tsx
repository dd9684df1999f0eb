import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageBlock, PageSpan } from '#core/api/generated.ts';
import styles from './text-blocks.module.css';
import { Written } from './written.tsx';

/** A text of headings, paragraphs and lists. */
export function TextBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return (
    <div className={`grid gap-16 anywhere ${styles.text}`}>{inOrder(sections(blocks).map(section))}</div>
  );
}

/** A heading with a paragraph below it. */
export function titled(title: string, text: string): PageBlock[] {
  return [
    { kind: 'heading', spans: [{ text: title }] },
    { kind: 'paragraph', spans: [{ text }] },
  ];
}

/** Items that follow each other are one list; everything else stands alone. */
function sections(blocks: readonly PageBlock[]): PageBlock[][] {
  const all: PageBlock[][] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block);
    else all.push([block]);
  }
  return all;
}

function section(blocks: PageBlock[]): ReactNode {
  const kind = blocks[0]?.kind;
  if (kind === 'item') return <Written as="ul">{inOrder(blocks.map(item))}</Written>;
  const words = spansView(blocks.flatMap(({ spans }) => spans));
  return <Written as={kind === 'heading' ? 'h2' : 'p'}>{words}</Written>;
}

function item({ spans }: PageBlock): ReactNode {
  return <li>{spansView(spans)}</li>;
}

function spansView(spans: readonly PageSpan[]): ReactNode {
  return inOrder(spans.map(spanView));
}

function spanView({ text, href, isStrong }: PageSpan): ReactNode {
  if (text === '\n') return <br />;
  const words = isStrong ? <strong>{text}</strong> : text;
  if (!href) return words;
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}

/** A text never changes its order, so its parts need no keys. */
function inOrder(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

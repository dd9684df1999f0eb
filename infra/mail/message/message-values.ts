import type { MessageNode } from './message-parser.ts';

export function variablesIn(nodes: readonly MessageNode[]): string[] {
  return nodes.flatMap((node) => [...(node.variable ? [node.variable] : []), ...variablesIn(node.children)]);
}

/** How a block of a message is written with values in place of its variables. */
export type BlockWriter = (block: MessageNode, values: Record<string, string>) => string;

/**
 * Keeps what was written of each block, for as long as its variables stand for the same: of a message to many, most
 * blocks are the same for everybody.
 */
export function keepingBlocks(write: BlockWriter): BlockWriter {
  const kept = new WeakMap<
    MessageNode,
    { names: string[]; values: (string | undefined)[]; written: string }
  >();
  return (block, values) => {
    const last = kept.get(block);
    if (last?.names.every((name, place) => values[name] === last.values[place])) return last.written;
    const names = last?.names ?? variablesIn([block]);
    const written = write(block, values);
    kept.set(block, { names, values: names.map((name) => values[name]), written });
    return written;
  };
}

/** Throws Error for a variable without a value: messages are checked before they are sent. */
export function filledIn(name: string | null, values: Record<string, string>): string {
  if (!name || !Object.hasOwn(values, name)) throw new Error(`The message has no value for {{${name}}}`);
  return values[name] ?? '';
}

/** Where a link leads, or null when it leads nowhere. */
export function destinationOf(link: MessageNode, values: Record<string, string>): string | null {
  return link.variable ? filledIn(link.variable, values) : link.href;
}

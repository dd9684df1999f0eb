import type { MessageNode } from './message-parser.ts';

/** @throws Error for a variable without a value: messages are checked before they are sent */
export function filledIn(name: string | null, values: Record<string, string>): string {
  if (!name || !Object.hasOwn(values, name)) throw new Error(`The message has no value for {{${name}}}`);
  return values[name] ?? '';
}

/** Where a link leads, or null when it leads nowhere. */
export function destinationOf(link: MessageNode, values: Record<string, string>): string | null {
  return link.variable ? filledIn(link.variable, values) : link.href;
}

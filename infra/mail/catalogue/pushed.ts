import type { PushTopic } from '../definition/define-mail.ts';
import { catalogue, type MailKind } from './catalogue.ts';

type TopicByNews = Readonly<Record<string, PushTopic | undefined>>;

/** What a device asks for to be told of a mail; null for what is not pushed, which is most of them. */
export function pushTopicOf({ kind, props }: { kind: MailKind; props: object }): PushTopic | null {
  const { push }: { push?: { topic: PushTopic | TopicByNews } } = catalogue[kind];
  if (!push) return null;
  return typeof push.topic === 'string' ? push.topic : (push.topic[(props as { news: string }).news] ?? null);
}

/** Whether what is pushed of a mail is about one of the people of its reader's account. */
export function isPushedOfOne({ kind, props }: { kind: MailKind; props: object }): boolean {
  const { push }: { push?: { isOfOne?(props: object): boolean } } = catalogue[kind];
  return push?.isOfOne?.(props) ?? false;
}

import { isOwnTopic } from '#core/api/browser/push-memory.ts';
import type { PushTopic } from '#core/api/push.ts';

/** What a device can be told of, as it ends the sentence "Tell me when …". */
export const TOPICS: Record<PushTopic, string> = {
  seat: 'a seat is mine',
  change: 'my table or time changes',
  starting: 'my game starts in 15 minutes',
  flag: 'a table in the hall wants players or a teacher',
};

export const ALL_TOPICS = Object.keys(TOPICS) as PushTopic[];

/** What is told where notices are turned on. */
export const OWN_TOPICS = ALL_TOPICS.filter(isOwnTopic);

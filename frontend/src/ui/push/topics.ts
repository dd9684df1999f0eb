import type { PushTopic } from '#api/push.ts';

/** What a device can be told of, as it ends the sentence "Tell me when …". */
export const TOPICS: Record<PushTopic, string> = {
  seat: 'a seat is mine',
  change: 'my table or time changes',
  starting: 'my game starts in 15 minutes',
};

export const ALL_TOPICS = Object.keys(TOPICS) as PushTopic[];

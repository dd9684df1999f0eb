import { defineEntity } from '@mikro-orm/core';
import type { PushTopic } from '@tablefall/mail';
import { EMPTIED, NUMBER, p, table, theirs, WORD } from '@tablefall/platform/database/columns';
import { User } from '../user.entity.ts';

/**
 * A browser that notices are pushed to. It hangs on its session, and goes with it, however that ends; what waits to be told there
 * goes along.
 */
export const PushDeviceSchema = table(
  defineEntity({
    name: 'PushDevice',
    properties: {
      id: p.uuid().primary(),
      user: () => p.manyToOne(User),
      /** Id of its session. */
      sessionId: p.uuid(),
      /** Its address at the push service of its browser's maker: whoever has it and the keys could write to it. */
      endpoint: p.text(theirs()),
      /** Its public key and its secret, which what it is told is encrypted for. */
      p256dh: p.text(NUMBER),
      auth: p.text(NUMBER),
      /** The public key of the site that it subscribed for; its push service takes nothing that another one signs. */
      siteKey: p.text(NUMBER),
      topics: p.array(WORD).columnType('text[]').$type<PushTopic[]>(),
      /** The browser in words, such as `Firefox on Android`. */
      label: p.text(theirs()),
      /** When its session told of it last. */
      createdAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.signIn },
);

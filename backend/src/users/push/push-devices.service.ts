import { ECDH } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type PushTopic, pushKeyOf } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { changedBy, firstRowOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { pushServiceOf } from '@tablefall/platform/push/push-services';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError, NotSignedInError } from '../../http/errors/api-error.ts';
import type { UsersTables } from '../users.tables.ts';
import type { PushDeviceDto, PushDto } from './push.dto.ts';
import { UnknownDeviceError, UnknownPushServiceError } from './push.errors.ts';

/** With one more the oldest goes. */
const MOST_DEVICES = 10;

/** What a browser tells of its subscription. */
interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  topics: PushTopic[];
  label: string;
}

/** Devices that notices are pushed to. Each belongs to the session that asked for it, and ends with that. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  async of({ userId, sessionId }: Principal): Promise<PushDto> {
    const devices = await rowsOf<PushDeviceDto>(
      this.em.fork(),
      sql`
        select ${shown(sessionId)} from push_device where user_id = ${userId} order by created_at desc, id desc`,
    );
    return { key: this.config.pushes ? this.key : null, devices };
  }

  /**
   * Keeps the subscription of a browser, or changes it: what its session told before is over. One address is one device: when another
   * account had it, that one is told nothing more there, nor what waited for it.
   */
  async save({ userId, sessionId }: Principal, subscription: Subscription): Promise<PushDeviceDto> {
    const { endpoint, p256dh, auth, topics, label } = subscription;
    if (!pushServiceOf(endpoint, this.config.PUSH_SERVICES)) throw new UnknownPushServiceError();
    if (!isPoint(p256dh)) throw new InvalidInputError({ p256dh: 'This is no key of a browser' });
    return this.transactions.run(async ({ em, now }) => {
      await rowsOf(em, sql`select pg_advisory_xact_lock(hashtextextended('push ' || ${endpoint}, 0))::text`);
      await changedBy(em, sql`delete from push_device where endpoint = ${endpoint} and user_id <> ${userId}`);
      // Of a session that ends at this moment there is nothing to keep.
      const device = await firstRowOf<PushDeviceDto>(
        em,
        sql`
          insert into push_device (id, user_id, session_id, endpoint, p256dh, auth, site_key, topics, label, created_at)
          select ${uuid()}::uuid, ${userId}::uuid, session.id, ${endpoint}, ${p256dh}, ${auth}, ${this.key}, ${topics}::text[],
                 ${label}, ${now}
          from session where session.id = ${sessionId} for key share
          on conflict (endpoint) do update
          set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, site_key = excluded.site_key,
              topics = excluded.topics, label = excluded.label, created_at = excluded.created_at
          returning ${shown(sessionId)}`,
      );
      if (!device) throw new NotSignedInError();
      await changedBy(
        em,
        sql`
          delete from push_device
          where user_id = ${userId} and id <> ${device.id} and (session_id = ${sessionId} or id in (
            select id from push_device where user_id = ${userId} and id <> ${device.id}
            order by created_at desc, id desc offset ${MOST_DEVICES - 1}))`,
      );
      return device;
    });
  }

  /** Throws UnknownDeviceError for what is another account's. */
  async remove(userId: string, deviceId: string): Promise<void> {
    const removed = await this.transactions.run(({ em }) =>
      em
        .getKysely<UsersTables>()
        .deleteFrom('push_device')
        .where('id', '=', deviceId)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow(),
    );
    if (removed.numDeletedRows === 0n) throw new UnknownDeviceError();
  }

  /** What browsers subscribe for. */
  private get key(): string {
    return pushKeyOf(this.config.APP_SECRET).publicKey;
  }
}

/** The browser signs in anew: its device goes on with the session that takes the place of the one before. */
export async function keepDevices(
  { em }: Pick<UnitOfWork, 'em'>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await changedBy(
    em,
    sql`
      update push_device set session_id = ${to}
      where user_id = ${userId} and session_id = (select id from session where token_hash = ${from})`,
  );
}

function shown(sessionId: string) {
  return sql`
    id, label, topics, ${isoTime('created_at')} as "createdAt", session_id = ${sessionId}::uuid as "isThisSession"`;
}

/** Whether something can be encrypted for a key. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

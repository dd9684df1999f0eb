import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PushTopic } from '@tablefall/mail';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';

/** A device that a copy is for. */
export interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The public key of the site that it subscribed for. */
  siteKey: string;
}

/** What the worker asks and says of the devices that copies of mails are for. */
@Injectable()
export class DeviceOutbox {
  constructor(private readonly em: EntityManager) {}

  /**
   * The device of a copy, asked right before it is told: null once it was signed out, its session is over, or it does not ask for the
   * topic any more.
   */
  deviceOf(copyId: string, topic: PushTopic | null): Promise<Device | null> {
    return firstRowOf<Device>(
      this.em.fork(),
      sql`
        select push_device.id, endpoint, p256dh, auth, site_key as "siteKey"
        from mail
        join push_device on push_device.id = mail.device_id
        join session on session.id = push_device.session_id and session.expires_at > now()
        where mail.id = ${copyId} and push_device.topics @> array[${topic}]::text[]`,
    );
  }

  /** Its push service does not know it any more. All copies for it go along. */
  async forget({ id, endpoint }: Device): Promise<void> {
    await changedBy(this.em.fork(), sql`delete from push_device where id = ${id} and endpoint = ${endpoint}`);
  }
}

import { Injectable } from '@nestjs/common';
import {
  hiddenTag,
  type MailWords,
  type PushKey,
  type PushTopic,
  pushKeyOf,
  pushTopicOf,
  renderNotice,
} from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { pushServiceOf } from '@tablefall/platform/push/push-services';
import type { ClaimedMail } from '../outbox/claim.ts';
import { type Device, DeviceOutbox } from '../outbox/device-outbox.ts';
import { WorkerSettings } from '../worker-settings.ts';
import { PushRefusal, refusalOf } from './push-refusal.ts';

/** For so long a push service keeps what has no time of its own, and what has one at most, in seconds: RFC 8030 lets it forget sooner. */
const USUAL_LIFE = 24 * 3_600;
const LONGEST_LIFE = 28 * 24 * 3_600;
/** It has forgotten the device, or the device has left it. */
const GONE = [404, 410];

/** What is handed over of a copy. */
interface Message {
  copyId: string;
  topic: PushTopic | null;
  content: string;
  tag: string;
  life: number;
}

/** The road to the push services of browsers: each copy is encrypted for its device (RFC 8291) and signed by the site (RFC 8292). */
@Injectable()
export class PushRoad {
  /** Requests that are under way. */
  connections = 0;

  constructor(
    private readonly devices: DeviceOutbox,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
    private readonly settings: WorkerSettings,
  ) {}

  write(mail: ClaimedMail, words: MailWords | null): () => Promise<{ code: number }> {
    const { config, edition } = this;
    const notice = renderNotice(
      { ...mail, createdAt: new Date(mail.createdAtMs), words },
      siteOf(config, edition.settings),
    );
    const life = mail.expiresAtMs === null ? USUAL_LIFE : Math.ceil((mail.expiresAtMs - Date.now()) / 1_000);
    const message = {
      copyId: mail.id,
      topic: pushTopicOf(mail),
      content: JSON.stringify(notice),
      tag: notice.tag,
      life: Math.min(Math.max(life, 0), LONGEST_LIFE),
    };
    return () => this.tell(message);
  }

  /**
   * The push service as the settings name it, not the host of the address: somebody could make up many hosts, and so take all
   * connections of this machine.
   */
  hostOf({ endpoint }: ClaimedMail): string {
    return (endpoint && pushServiceOf(endpoint, this.config.PUSH_SERVICES)) ?? 'none';
  }

  /** One that hangs holds up nothing but what is for itself. */
  get patience(): number {
    return this.settings.pushPatience;
  }

  /** Connections are the platform's own: whoever sends waits for its turn before. */
  resize(): void {
    // Nothing is kept open here.
  }

  close(): void {
    // As above.
  }

  private async tell(message: Message): Promise<{ code: number }> {
    const device = await this.devices.deviceOf(message.copyId, message.topic);
    if (!device) throw new PushRefusal('The device is signed out, or does not ask for this any more', 'fail');
    const request = await this.requestTo(device, message);
    this.connections += 1;
    try {
      const answer = await fetch(request.url, {
        ...request.init,
        signal: AbortSignal.timeout(this.settings.pushLongest),
      });
      // Its status says it all, whatever becomes of the rest.
      answer.body?.cancel().catch(() => undefined);
      if (answer.ok) return { code: answer.status };
      if (GONE.includes(answer.status)) await this.devices.forget(device);
      throw refusalOf(answer);
    } catch (error) {
      if (error instanceof PushRefusal) throw error;
      throw new PushRefusal('The push service did not answer', 'retry');
    } finally {
      this.connections -= 1;
    }
  }

  /** No answer sends it on to somewhere else. */
  private async requestTo(
    device: Device,
    { content, tag, life }: Message,
  ): Promise<{ url: string; init: RequestInit }> {
    const key = this.keyOf(device);
    if (!key || !pushServiceOf(device.endpoint, this.config.PUSH_SERVICES))
      throw new PushRefusal('The device has an address or a key that is not taken any more', 'fail');
    // Most workers never push anything.
    const { default: webPush } = await import('web-push');
    try {
      const { p256dh, auth, endpoint } = device;
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        content,
        {
          vapidDetails: { subject: `mailto:${this.config.MAIL_FROM}`, ...key },
          TTL: life,
          urgency: 'high',
          topic: hiddenTag(this.config.secrets, device.id, tag),
          contentEncoding: 'aes128gcm',
        },
      );
      return {
        url: endpoint,
        init: { method, headers: textsOf(headers), body: new Uint8Array(body ?? []), redirect: 'manual' },
      };
    } catch {
      // What it says holds keys of the device.
      throw new PushRefusal('Nothing can be encrypted for the device', 'fail');
    }
  }

  /** The one of the site's keys that a device subscribed for; null for that of a secret which is no more. */
  private keyOf({ siteKey }: Device): PushKey | null {
    return (
      this.config.secrets.map((secret) => pushKeyOf(secret)).find(({ publicKey }) => publicKey === siteKey) ??
      null
    );
  }
}

/** The platform counts the bytes of a body by itself. */
function textsOf(headers: Record<string, string | number>): Record<string, string> {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(texts.filter(([name]) => name.toLowerCase() !== 'content-length'));
}

import { Injectable } from '@nestjs/common';
import type { MailingWait } from '@tablefall/mail';
import { before } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { UNDO_MS } from '@tablefall/platform/outbox/mailing-undo';
import { DateTime } from 'luxon';
import { TIME_TO_PREPARE_MS } from '../../convention/edition/edition-moves.service.ts';
import type { Leaves } from './leaves.dto.ts';

/** Hours of the day, from 0 to 24: the first one in which something is sent, and the first one in which nothing is. */
export interface Hours {
  from: number;
  until: number;
}

/** The first moment from now on that lies within these hours: now itself, or when they begin next. */
export function nextWithin({ from, until }: Hours, now: Date, zone: string): Date {
  const local = DateTime.fromJSDate(now, { zone });
  const isWithin =
    from < until ? local.hour >= from && local.hour < until : local.hour >= from || local.hour < until;
  if (isWithin) return now;
  const today = local.startOf('day').set({ hour: from });
  return (today > local ? today : local.plus({ days: 1 }).startOf('day').set({ hour: from })).toJSDate();
}

/** When the product mails many unless it is told to at that moment. */
@Injectable()
export class SendingHours {
  constructor(
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  get hours(): Hours {
    return { from: this.config.SENDING_FROM_HOUR, until: this.config.SENDING_UNTIL_HOUR };
  }

  /** Now, or when it mails next. */
  next(now: Date): Date {
    return nextWithin(this.hours, now, this.edition.timeZone);
  }

  /** The first full hour from a moment on at which it mails. */
  nextFullHour(moment: Date): Date {
    const local = DateTime.fromJSDate(moment, { zone: this.edition.timeZone });
    const full = local.startOf('hour');
    return this.next((full < local ? full.plus({ hours: 1 }) : full).toJSDate());
  }

  /**
   * How long mail waits for these hours; null when it leaves at once, within them or because it would come too late.
   *
   * @param latest the moment from which its readers have nothing of it
   */
  wait(now: Date, latest: Date): MailingWait | null {
    const until = this.next(now);
    if (until <= now || until >= latest) return null;
    const clock = DateTime.fromJSDate(until, { zone: this.edition.timeZone }).toFormat('h:mm a');
    return { until, reason: `Waits for the sending hours, and leaves at ${clock}.` };
  }

  /**
   * When these hours begin, for mail that a plan changed; null within them, and when it would not come some hours before any of what
   * it changes.
   *
   * @param beginnings in the old plan and in the new one
   */
  nextBefore(now: Date, beginnings: Date[]): Date | null {
    const first = new Date(Math.min(...beginnings.map(Number)));
    return this.wait(now, before(first, TIME_TO_PREPARE_MS))?.until ?? null;
  }

  /** How long mail waits that staff let leave so; null when it leaves at once. */
  waitFor(leaves: Leaves, now: Date, latest: Date): MailingWait | null {
    if (leaves === 'at-once') return null;
    const until = new Date(now.getTime() + UNDO_MS);
    return (
      (leaves === 'hours' ? this.wait(now, latest) : null) ?? {
        until,
        reason: 'Leaves within seconds, unless it is undone.',
      }
    );
  }
}

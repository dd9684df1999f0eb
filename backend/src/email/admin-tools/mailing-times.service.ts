import { Injectable } from '@nestjs/common';
import type { MailingWait } from '@tablefall/mail';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Leaves } from '../sending-hours/leaves.dto.ts';
import { SendingHours } from '../sending-hours/sending-hours.service.ts';
import { readSendAt } from './send-at.ts';

/** How the administrator says when a mailing leaves. */
export interface AskedTime {
  /** A time of the convention's zone. */
  sendAt?: string;
  /** Without a time; at once when not given. */
  leaves?: Leaves;
}

/** When a mailing leaves: its audience is looked at again at the time it is scheduled for, or its mails wait to be undone. */
export interface MailingTime {
  scheduledFor: Date | null;
  waits: MailingWait | null;
}

/** When mailings of the administrator's tools leave. */
@Injectable()
export class MailingTimes {
  constructor(
    private readonly hours: SendingHours,
    private readonly edition: EditionService,
  ) {}

  /** When the sending hours begin; null within them, and when that is too late. */
  nextHour(now: Date): Date | null {
    return this.hours.wait(now, this.latest(now))?.until ?? null;
  }

  /** Throws InvalidInputError for a time that nothing can be sent at. */
  of({ sendAt, leaves = 'at-once' }: AskedTime, now: Date): MailingTime {
    const scheduledFor = sendAt
      ? readSendAt(sendAt, this.edition.timeZone, now)
      : leaves === 'hours'
        ? this.nextHour(now)
        : null;
    return { scheduledFor, waits: scheduledFor ? null : this.hours.waitFor(leaves, now, this.latest(now)) };
  }

  /** Registrants have something of a mail until the doors open, and of one on the days until these are over. */
  private latest(now: Date): Date {
    const { start, end } = this.edition;
    return now < start ? start : end;
  }
}

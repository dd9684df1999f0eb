import { Injectable } from '@nestjs/common';
import { keptAddress } from '@tablefall/platform/addresses/mail-address';
import { Clock } from '@tablefall/platform/clock/clock';
import { Transactions } from '@tablefall/platform/database/transactions';
import { countReports, type MailReport } from '@tablefall/platform/outbox/mail-reports';
import { StaleEventsError } from './bounces.errors.ts';
import type { MailEventDto, MailEventsCountedDto, MailEventsDto } from './mail-events.dto.ts';
import { mailOfMessageId } from './message-id.ts';
import { COMPLAINT, type Outcome, outcomeOf } from './report-outcome.ts';
import { digestOf } from './report-parser.ts';

const HOLDS_MS = 5 * 60_000;

/** Takes what a mail relay posts of the mails that it delivers. */
@Injectable()
export class MailEventsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws StaleEventsError when the call is not of this moment. */
  async count({ sentAt, events }: MailEventsDto): Promise<MailEventsCountedDto> {
    if (!(Math.abs(this.clock.now().getTime() - Date.parse(sentAt)) <= HOLDS_MS)) {
      throw new StaleEventsError();
    }
    const reports = events.map(reportOf).filter((report) => report !== null);
    const counted =
      reports.length > 0 ? await this.transactions.run((unit) => countReports(unit, reports)) : 0;
    return { counted };
  }
}

/** @returns null for a Message-ID that is none of ours */
function reportOf(event: MailEventDto): MailReport | null {
  const mail =
    event.messageId === undefined
      ? { mailId: event.mailId ?? '', messageId: null }
      : mailOfMessageId(event.messageId);
  if (!mail) {
    return null;
  }
  return {
    ...mail,
    ...outcomeOfEvent(event),
    address: event.address === undefined ? null : keptAddress(event.address),
    digest: digestOf(event.id === undefined ? JSON.stringify(event) : `event ${event.id}`),
  };
}

function outcomeOfEvent({ type, status = '', text = '' }: MailEventDto): Outcome {
  if (type === 'complaint') {
    return COMPLAINT;
  }
  const isFinal = type === 'bounce';
  const outcome = outcomeOf(status, text, isFinal);
  // A relay that only says that it bounced means the address.
  return isFinal && !status && !text ? { ...outcome, suppression: 'bounced' } : outcome;
}

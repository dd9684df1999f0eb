import { Injectable } from '@nestjs/common';
import { MAIL_FATES, type MailState } from '@tablefall/mail';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';

/** A mail as it was written: to which address, and what about. */
export interface WrittenMail {
  about: string;
  email: string;
}

/** What has an address that staff may correct, beside what went to the wrong one. */
export interface CorrectionSource {
  /** @returns what those mails are about whose address is still the one of their thing, and may be corrected now */
  correctable(mails: WrittenMail[]): Promise<string[]>;
}

export const ADDRESS_CORRECTIONS = new Point<CorrectionSource>('what has an address to correct');

/** Knows of mails that did not reach anybody whether their address can be corrected. */
@Injectable()
export class AddressCorrections {
  constructor(private readonly contributions: Contributions) {}

  /** The same rows, each with whether its address may be corrected. */
  async mark<Mail extends WrittenMail & { state: MailState }>(
    mails: Mail[],
  ): Promise<(Mail & { isCorrectable: boolean })[]> {
    const missed = mails.filter(({ state }) => MISSED.includes(state));
    const sources = missed.length > 0 ? this.contributions.of(ADDRESS_CORRECTIONS) : [];
    const found = new Set((await Promise.all(sources.map((source) => source.correctable(missed)))).flat());
    return mails.map((mail) => ({
      ...mail,
      isCorrectable: MISSED.includes(mail.state) && found.has(mail.about),
    }));
  }
}

const MISSED: MailState[] = MAIL_FATES.missed;

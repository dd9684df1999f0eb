import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { suppressedAmong } from '@tablefall/platform/ledger/suppressions';
import { cleanText, isEmailAddress } from '../../http/text.ts';
import { GamedaysQueries } from '../gamedays/gamedays.queries.ts';
import { invitedAmong } from '../invitations/invitation-rows.ts';
import type { CheckGuests, CheckGuestsResultDto } from './check-guests.dto.ts';

/** What staff learn of a pasted list before they send it. */
@Injectable()
export class CheckGuestsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
  ) {}

  /** @throws GamedayNotFoundError when there is no such gameday */
  async checkGuests({ gamedayID, emails: entries }: CheckGuests): Promise<CheckGuestsResultDto> {
    await this.gamedays.gameday(gamedayID);
    const texts = entries.filter((entry) => typeof entry === 'string');
    const { emails, invalid } = sortAddresses(texts);
    const addresses = emails.map(addressOf);
    const em = this.em.fork();
    const invited = await invitedAmong(em, gamedayID, addresses);
    const suppressions = await suppressedAmong(em, addresses);
    return {
      invalid,
      alreadyInvited: emails.filter((email) => invited.has(addressOf(email))),
      suppressed: emails.flatMap((email) => {
        const reason = suppressions.get(addressOf(email));
        return reason ? [{ email, reason }] : [];
      }),
    };
  }
}

function addressOf(email: string): string {
  return cleanText(email).toLowerCase();
}

function sortAddresses(texts: string[]): { emails: string[]; invalid: string[] } {
  const sorted = { emails: [] as string[], invalid: [] as string[] };
  for (const text of texts) {
    sorted[isEmailAddress(cleanText(text)) ? 'emails' : 'invalid'].push(text);
  }
  return sorted;
}

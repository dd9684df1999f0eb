import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { RecipientsService, suppressedOf } from '../../email/audiences/pasted/recipients.service.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { areInvited } from '../invitations/invitations.sql.ts';
import type { CheckGuests, CheckGuestsResultDto } from './check-guests.dto.ts';

/** What staff learn of a pasted list before they send it. */
@Injectable()
export class CheckGuestsQueries {
  constructor(
    @BackgroundPool() private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly recipients: RecipientsService,
  ) {}

  async checkGuests({ gamedayID, emails: entries }: CheckGuests): Promise<CheckGuestsResultDto> {
    await this.gamedays.assertGameday(gamedayID);
    const texts = entries.filter((entry) => typeof entry === 'string');
    const { addresses, invalid } = await this.recipients.checkAddresses(texts, 'invitations');
    const invited = await areInvited(
      this.em.fork(),
      gamedayID,
      addresses.map(({ email }) => email),
    );
    return {
      invalid,
      alreadyInvited: addresses.filter((_, index) => invited[index]).map(({ given }) => given),
      suppressed: suppressedOf(addresses),
    };
  }
}

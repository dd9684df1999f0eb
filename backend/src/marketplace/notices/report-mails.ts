import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import type { Principal } from '../../http/access/principal.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { displayNameOf } from '../display-names.sql.ts';
import type { Listing } from '../listing.entity.ts';

type Report = Pick<MailProps['listing-report'], 'reason' | 'message'>;

/** Mails that hand reports of listings to the organisers. */
@Injectable()
export class ReportMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly accounts: AccountsService,
  ) {}

  async notifyStaff(unit: UnitOfWork, listing: Listing, reporter: Principal, report: Report): Promise<void> {
    const names = await firstRowOf<{ seller: string; reporter: string }>(
      unit.em,
      sql`
        select ${displayNameOf('people.seller')} as seller, ${displayNameOf('people.reporter')} as reporter
        from (select ${listing.sellerId}::uuid as seller, ${reporter.userId}::uuid as reporter) as people`,
    );
    for (const address of this.accounts.staffAddresses) {
      this.outbox.put(unit, {
        kind: 'listing-report',
        props: {
          ...report,
          listingId: listing.id,
          gameName: listing.gameName,
          seller: names?.seller ?? '',
          reporter: { name: names?.reporter ?? '', address: reporter.email },
        },
        recipient: { name: null, address },
        about: listing.id,
      });
    }
  }
}

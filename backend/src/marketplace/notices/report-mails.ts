import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { anyOf } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { displayNameOf, UNNAMED } from '../../convention/registration/display-names.tables.ts';
import type { Principal } from '../../http/access/principal.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import { StaffService } from '../../users/staff/staff.service.ts';
import type { Listing } from '../listing.entity.ts';

type Report = Pick<MailProps['listing-report'], 'reason' | 'message'>;

/** Mails that hand reports of listings to the organisers. */
@Injectable()
export class ReportMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly staff: StaffService,
  ) {}

  async notifyStaff(unit: UnitOfWork, listing: Listing, reporter: Principal, report: Report): Promise<void> {
    const people = await unit.em
      .getKysely<AccountTables>()
      .selectFrom('account')
      .select(['id', displayNameOf('account.id').as('name')])
      .where('id', '=', anyOf([listing.sellerId, reporter.userId], 'uuid'))
      .execute();
    const nameOf = (userId: string) => people.find(({ id }) => id === userId)?.name ?? UNNAMED;
    for (const address of await this.staff.addresses(unit.em)) {
      this.outbox.put(unit, {
        kind: 'listing-report',
        props: {
          ...report,
          listingId: listing.id,
          gameName: listing.gameName,
          seller: nameOf(listing.sellerId),
          reporter: { name: nameOf(reporter.userId), address: reporter.email },
        },
        recipient: { name: null, address },
        about: listing.id,
      });
    }
  }
}

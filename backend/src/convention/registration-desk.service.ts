import { Injectable } from '@nestjs/common';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { UnknownAttendeeError, UnknownRegistrationError } from './registration.errors.ts';

/** What the administrator records: who has paid, and on the day who is here. */
@Injectable()
export class RegistrationDeskService {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Marks the badges that a registration has at this moment as paid, or none.
   *
   * @throws UnknownRegistrationError
   */
  async setPaid(registrationId: string, paid: boolean): Promise<void> {
    await this.outbox.transaction(async ({ em }) => {
      const row = await firstRowOf(
        em,
        sql`
          update registration
          set paid_badges = case when ${paid} then
                (select count(*) from attendee where registration_id = registration.id and badge) else 0 end
          where id = ${registrationId}
          returning id`,
      );
      if (!row) {
        throw new UnknownRegistrationError();
      }
    });
  }

  /**
   * Marks a person as here, with the time of the first mark, or as not here.
   *
   * @returns the id of the person's registration
   * @throws UnknownAttendeeError
   */
  async setCheckedIn(attendeeId: string, checkedIn: boolean): Promise<string> {
    return this.outbox.transaction(async ({ em, now }) => {
      const row = await firstRowOf<{ registrationId: string }>(
        em,
        sql`
          update attendee
          set checked_in_at = case when ${checkedIn} then coalesce(checked_in_at, ${now}::timestamptz) end
          where id = ${attendeeId}
          returning registration_id as "registrationId"`,
      );
      if (!row) {
        throw new UnknownAttendeeError();
      }
      return row.registrationId;
    });
  }
}

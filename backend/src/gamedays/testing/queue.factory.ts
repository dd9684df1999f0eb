import { sql } from '@tablefall/platform/database/sql';
import type { ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDetails } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, inviteGuest } from './gameday.factory.ts';

/** Answers through a guest's personal link. */
export function answer(
  app: TestApp,
  { invitationToken }: Pick<InvitationDto, 'invitationToken'>,
  status: 1 | 2,
  additionalGuests = 0,
) {
  return app.browser().post('/api/gameday-reply').send({ invitationToken, status, additionalGuests });
}

/** Waits for seats through a guest's personal link. */
export function wait(app: TestApp, { invitationToken }: InvitationDto, guests = 0) {
  return app.browser().post(`/api/gameday-reply/${invitationToken}/queue`).send({ guests });
}

/** A gameday of which each seat is taken by a guest, and these guests. */
export async function fullGameday(
  app: TestApp,
  staff: ApiClient,
  changes: Partial<GamedayDetails> & { capacity: number },
): Promise<{ gameday: GamedayDto; seated: InvitationDto[] }> {
  const gameday = await createGameday(staff, changes);
  const seated: InvitationDto[] = [];
  for (let seat = 0; seat < changes.capacity; seat++) {
    const guest = await inviteGuest(staff, gameday);
    await answer(app, guest, 1).expect(200);
    seated.push(guest);
  }
  return { gameday, seated };
}

/** A guest who waits for seats of a gameday. */
export async function waitingGuest(
  app: TestApp,
  staff: ApiClient,
  gameday: GamedayDto,
  guests = 0,
): Promise<InvitationDto> {
  const guest = await inviteGuest(staff, gameday);
  await wait(app, guest, guests).expect(200);
  return guest;
}

/** How the wait of a guest stands, as the personal page reads it; null for one who does not wait. */
export async function waitOf(app: TestApp, { invitationToken }: InvitationDto) {
  return (await app.browser().get(`/api/gameday-reply/${invitationToken}`).expect(200)).body.queue;
}

/** What the counters of a gameday say, beside what answers and offers add up to. */
export async function seatsOf(app: TestApp, gamedayId: string) {
  const [row] = await app.query(sql<{
    capacity: number;
    counted: number;
    countedOffers: number;
    accepted: number;
    offered: number;
  }>`
    select capacity, seats_taken as counted, seats_offered as "countedOffers",
           (select coalesce(sum(1 + coalesce(additional_guests, 0)), 0)::int from invitation
            where gameday_id = gameday.id and status = 1) as accepted,
           (select coalesce(sum(party), 0)::int from gameday_queue_entry
            where gameday_id = gameday.id and offered_until is not null) as offered
    from gameday where id = ${gamedayId}`);
  return row as NonNullable<typeof row>;
}

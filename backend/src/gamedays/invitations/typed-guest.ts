import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Gameday } from '../gameday.entity.ts';
import { lockInvitation } from '../gameday-locks.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { Invitation } from '../invitation.entity.ts';
import { type Guest, insertInvitation, invitationOf } from './invitations.sql.ts';

/** The guest of an address that somebody typed on the public page, locked. */
interface TypedGuest {
  invitation: Invitation;
  /** Made for this, and not counted yet. */
  isNew: boolean;
  /** Waits to be invited by staff, under the name that they wrote, and goes on to wait. */
  isListed: boolean;
}

/** The invitation of an address that somebody typed on the public page; it is made for somebody new. */
export async function typedGuest(
  unit: UnitOfWork,
  gameday: Gameday,
  { name, email }: Guest,
): Promise<TypedGuest> {
  const listed = await listedName(unit.em, gameday.id, email);
  const candidate = new Invitation(gameday, listed ?? name, email, unit.now);
  candidate.typed = true;
  // Once more when staff deleted the invitation between the two statements.
  for (;;) {
    const isNew = await insertInvitation(unit.em, candidate);
    const locked = await lockInvitation(unit.em, invitationOf(gameday.id, email));
    if (locked) {
      return { invitation: locked.invitation, isNew, isListed: listed !== undefined };
    }
  }
}

/** The name of a guest who waits to be invited, as staff wrote it. */
async function listedName(em: EntityManager, gamedayId: string, email: string): Promise<string | undefined> {
  const row = await em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_wave_guest')
    .select('guest_name as name')
    .where('gameday_id', '=', gamedayId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['guest_email']), '=', fn('lower', [val(email)])))
    .executeTakeFirst();
  return row?.name;
}

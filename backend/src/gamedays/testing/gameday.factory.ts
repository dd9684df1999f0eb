import type { ApiClient } from '../../../test/test-app.ts';
import type { GamedayDetails } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';

/** A gameday's form with everything filled in. */
export function gamedayForm(changes: Partial<GamedayDetails> = {}): GamedayDetails {
  return {
    date: '2025-10-10',
    startTime: '12:00:00',
    endTime: '22:00:00',
    capacity: 8,
    location: 'Riverside Hall, rooms A to D',
    description: 'Open tables from noon.',
    ...changes,
  };
}

let nextDay = 0;

/** Creates a gameday through the API, each on a date of its own unless one is given. */
export async function createGameday(
  staff: ApiClient,
  changes: Partial<GamedayDetails> = {},
): Promise<GamedayDto> {
  const date = new Date(Date.UTC(2026, 0, 1 + nextDay++)).toISOString().slice(0, 10);
  const response = await staff
    .post('/api/gameday')
    .send(gamedayForm({ date, ...changes }))
    .expect(201);
  return response.body;
}

let nextGuest = 0;

/** Invites one guest through the API. */
export async function inviteGuest(
  staff: ApiClient,
  gameday: GamedayDto,
  changes: object = {},
): Promise<InvitationDto> {
  const number = nextGuest++;
  const guest = { guestName: `Guest ${number}`, guestEmail: `guest${number}@mail.example`, ...changes };
  const response = await staff
    .post('/api/gameday/invite')
    .send({ gamedayID: gameday.id, ...guest })
    .expect(201);
  return response.body;
}

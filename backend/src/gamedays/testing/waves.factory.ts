import { sql } from '@tablefall/platform/database/sql';
import type { ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { BulkResultDto } from '../guest-lists/bulk-invite.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import type { WaveGuestDto, WavesDto } from '../waves/waves.dto.ts';

/** Entries of a pasted list: `guest0@mail.example` and so on. */
export function listOf(count: number, name = 'guest', first = 0): { name: string; email: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Guest ${first + index}`,
    email: `${name}${first + index}@mail.example`,
  }));
}

/** Sends a list of which so many are kept open. */
export async function inviteInWaves(
  staff: ApiClient,
  { id }: GamedayDto,
  guests: object[],
  open: number,
): Promise<BulkResultDto> {
  const body = { gamedayID: id, guests, wave: { open } };
  return (await staff.post('/api/gameday/bulk-invite').send(body).expect(200)).body;
}

export async function wavesOf(staff: ApiClient, { id }: GamedayDto): Promise<WavesDto> {
  return (await staff.get(`/api/gameday/${id}/waves`).expect(200)).body;
}

/** The addresses of those who wait to be invited, in their order. */
export async function waitingIn(staff: ApiClient, { id }: GamedayDto, query = ''): Promise<string[]> {
  const { body } = await staff.get(`/api/gameday/${id}/waves/guests?limit=100&${query}`).expect(200);
  return body.items.map(({ guestEmail }: WaveGuestDto) => guestEmail);
}

export async function invitationsOf(staff: ApiClient, { id }: GamedayDto): Promise<InvitationDto[]> {
  return (await staff.get(`/api/gameday/${id}`).expect(200)).body.invitations;
}

/** The addresses that were mailed an invitation to a gameday, in the order of the mails. */
export async function invitedByMail(app: TestApp, { id }: GamedayDto): Promise<string[]> {
  const mails = await app.query(sql<{ address: string }>`
    select recipient_address as address from mail join invitation on invitation.id = mail.about
    where gameday_id = ${id} and kind = 'gameday-invitation' and state <> 'suppressed' order by mail.id`);
  return mails.map(({ address }) => address);
}

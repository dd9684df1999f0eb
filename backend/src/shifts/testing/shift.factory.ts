import type { ApiClient } from '../../../test/test-app.ts';
import type { Player } from '../../events/testing/event.factory.ts';
import type { RotaDto, RotaShiftDto, ShiftFormDto } from '../rota/rota.dto.ts';
import type { OfferedShiftsDto } from '../shifts.dto.ts';

/** Friday from 3 to 5 PM, for one helper, unless told otherwise. */
export function shiftForm(changes: Partial<ShiftFormDto> = {}): ShiftFormDto {
  return {
    title: 'Tickets',
    notes: null,
    place: 'Foyer',
    day: '2025-10-10',
    start: '15:00',
    end: '17:00',
    places: 1,
    forAnyone: true,
    opensDoor: false,
    invitees: [],
    ...changes,
  };
}

/** Creates a shift through the API, and lets people take shifts. */
export async function createShift(
  organiser: ApiClient,
  changes: Partial<ShiftFormDto> = {},
): Promise<{ id: string }> {
  await organiser.put('/api/rota/open').send({ open: true }).expect(204);
  const { body } = await organiser.post('/api/rota/shift').send(shiftForm(changes)).expect(201);
  return body;
}

/** Takes a shift for a name, the first unless told otherwise. */
export function take(player: Player, { id }: { id: string }, nameId = player.id) {
  return player.client.put(`/api/shift/${id}/helpers`).send({ id: nameId });
}

/** Gives it back. */
export function giveBack(player: Player, { id }: { id: string }, nameId = player.id) {
  return player.client.delete(`/api/shift/${id}/helpers`).send({ id: nameId });
}

/** What somebody is shown. */
export async function offeredTo({ client }: Pick<Player, 'client'>): Promise<OfferedShiftsDto> {
  return (await client.get('/api/shifts').expect(200)).body;
}

/** What organisers are shown. */
export async function rotaOf(organiser: ApiClient): Promise<RotaDto> {
  return (await organiser.get('/api/rota').expect(200)).body;
}

/** One of its shifts. */
export async function rotaShift(organiser: ApiClient, { id }: { id: string }): Promise<RotaShiftDto> {
  const shift = (await rotaOf(organiser)).shifts.find((each) => each.id === id);
  if (!shift) throw new Error('There is no such shift');
  return shift;
}

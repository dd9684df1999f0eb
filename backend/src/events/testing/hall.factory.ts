import type { ApiClient } from '../../../test/test-app.ts';
import type { Player } from './event.factory.ts';

/** The door sees a player's names, all of them unless some are given. */
export async function arrive(admin: ApiClient, player: Player, nameIds = player.ids): Promise<void> {
  const { body } = await player.client.get('/api/registration').expect(200);
  for (const { id, nameId } of body.attendees as { id: string; nameId: string }[]) {
    if (nameIds.includes(nameId)) {
      await admin.put(`/api/attendee/${id}/check-in`).send({ checkedIn: true }).expect(200);
    }
  }
}

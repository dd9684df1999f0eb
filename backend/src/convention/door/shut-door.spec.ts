import { ACCESS_TABLE, contract } from '../../../test/contract.ts';

/** What the door answers when it is shut, and why: every other call of it is refused (`DoorLinks.refuseShut`). */
const OPEN_WHILE_SHUT = [
  // Tells until when it is shut, and nobody's name.
  'GET /api/door',
  // Gamedays have days of their own: their lists tell the ids of their guests on these alone.
  'PUT /api/gameday/{id}/check-in/{invitationId}',
];

describe('the calls of the door', () => {
  const calls = ACCESS_TABLE.filter(({ access }) => access === 'door');

  it('should be refused before the door opens and after the edition, but for those that say why not', () => {
    const open = calls.filter(({ path, method }) => {
      const refusals = JSON.stringify(contract.paths[path]?.[method]?.responses);
      return !(refusals.includes('door-not-open') && refusals.includes('edition-over'));
    });

    expect(open.map(({ route }) => route)).toEqual(OPEN_WHILE_SHUT);
  });
});

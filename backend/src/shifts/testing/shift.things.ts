import { ADMIN } from '../../../test/test-app.ts';
import type { Things } from '../../../test/things.ts';
import { createShift, take } from './shift.factory.ts';

export const things: Things = {
  '/api/shift/': async (owner, app) => {
    const shift = await createShift(await app.signedIn(ADMIN));
    await take(owner, shift).expect(204);
    return { parts: { shiftId: shift.id }, form: { id: owner.id } };
  },
};

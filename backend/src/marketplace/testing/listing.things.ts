import type { Things } from '../../../test/things.ts';
import { playerNamed } from '../../events/testing/event.factory.ts';
import { act, createListing } from './listing.factory.ts';

export const things: Things = {
  '/api/forsale/': async (owner, app) => {
    const listing = await createListing(owner);
    await act(await playerNamed(app), listing, 'mark-pending').expect(200);
    return { parts: { id: listing.id } };
  },
};

import type { Things } from '../../../test/things.ts';
import { createEvent, playerNamed } from '../../events/testing/event.factory.ts';
import { askForWishes, friendLinkOf, sayYes, wishesFrom, wishFor } from './wish.factory.ts';

export const things: Things = {
  '/api/wish/': async (owner, app) => {
    await askForWishes(app);
    await wishFor(owner, await createEvent(await playerNamed(app))).expect(204);
    const [wish] = (await wishesFrom(owner)).wishes;
    return { parts: { id: wish?.id ?? '' } };
  },
  '/api/wishes/friend-link/': async (owner) => ({
    parts: { token: await friendLinkOf(owner) },
    form: { nameIds: [] },
  }),
  '/api/wish-friend/': async (owner, app) => {
    await askForWishes(app);
    await sayYes(await playerNamed(app), await friendLinkOf(owner)).expect(204);
    const [friend] = (await wishesFrom(owner)).friends;
    return { parts: { id: friend?.id ?? '' } };
  },
};

import type { Things } from '../../../test/things.ts';
import { aDevice } from '../push/testing/push-device.factory.ts';

export const things: Things = {
  '/api/me/': async ({ ids }) => ({ parts: { nameId: ids[1] ?? '' }, form: { name: 'Somebody Else' } }),
  '/api/push/': async ({ client }) => {
    const device = { ...aDevice(), topics: ['seat'] };
    const { body } = await client.put('/api/push/device').send(device).expect(200);
    return { parts: { deviceId: body.id } };
  },
};

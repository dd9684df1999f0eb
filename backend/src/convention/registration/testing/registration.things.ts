import type { Things } from '../../../../test/things.ts';

export const things: Things = {
  '/api/registration/attendees/': async ({ client }) => {
    const { body } = await client.get('/api/registration').expect(200);
    return { parts: { id: body.attendees[0].id } };
  },
  '/api/me/badges/{nameId}/hand-over': async ({ client, ids }) => {
    const nameId = ids[1] ?? '';
    await client.post(`/api/me/badges/${nameId}/hand-over`).send({ email: 'ola@mail.example' }).expect(200);
    return { parts: { nameId }, form: { name: 'Somebody Else' } };
  },
};

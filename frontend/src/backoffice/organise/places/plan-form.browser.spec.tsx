import { expect, it } from '@jest/globals';
import { newRoom } from './plan-form.tsx';

it('a new room keeps the id by which tables name it, whatever it is called later', () => {
  const [one, other] = [newRoom(), newRoom()];
  expect(one.id).toMatch(/^[a-z0-9-]{1,40}$/);
  expect(other.id).not.toBe(one.id);
  expect({ ...one, name: 'Attic' }.id).toBe(one.id);
});

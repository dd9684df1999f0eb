import { describe, expect, it } from '@jest/globals';
import type { User } from '#api/generated.ts';
import { isOwnName, nameFor } from './names.ts';

describe("a family's own names", () => {
  const user = { names: [{ id: 'kim', name: 'Kim' }] } as User;

  it('are shown where the schedule tells them to nobody', () => {
    expect(nameFor(user, { id: 'kim', name: 'Player' })).toBe('Kim');
    expect(nameFor(user, { id: 'mei', name: 'Player' })).toBe('Player');
    expect(nameFor(null, { id: 'kim', name: 'Player' })).toBe('Player');
    expect(isOwnName(user, 'kim')).toBe(true);
    expect(isOwnName(null, 'kim')).toBe(false);
  });
});

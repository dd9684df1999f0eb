import { describe, expect, it } from '@jest/globals';
import { nameError, pickError } from './picked-game.ts';

describe('the name of the game', () => {
  const named = (gameName: string, bggId: number | null = null) => ({ gameName, bggId, bggThumbnail: null });

  it('is required, and at most 100 characters', () => {
    expect(nameError(named('  '))).toBe('Game name is required');
    expect(nameError(named('x'.repeat(101)))).toBe('Game name is too long');
    expect(nameError(named(` ${'🎲'.repeat(100)} `))).toBeUndefined();
  });

  it('is one of the database', () => {
    expect(pickError(named('Ark Nova'))).toBe('Please select a game from BoardGameGeek.');
    expect(pickError(named('Ark Nova', 342942))).toBeUndefined();
  });

  it('says one thing at a time', () => {
    expect(pickError(named(''))).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { boxText, childrenText, factTexts, fewestText } from './event-facts.ts';

describe('what an event says of itself, in words', () => {
  it('is told of the box as far as the catalogue knows', () => {
    expect(boxText({ minPlayers: 1, maxPlayers: 4, minutes: 150 })).toBe('1 to 4 players · about 150 min');
    expect(boxText({ maxPlayers: 4 })).toBe('4 players');
    expect(boxText({ minPlayers: 1, maxPlayers: 1 })).toBe('1 player');
    expect(boxText({ minutes: 30 })).toBe('about 30 min');
    expect(boxText({})).toBe('');
  });

  it('is level and children in lists, and nothing where nothing is said', () => {
    expect(factTexts({ level: 'everybody', children: '8' })).toEqual([
      'Beginners welcome',
      'Children from 8',
    ]);
    expect(factTexts({})).toEqual([]);
    expect(childrenText('good')).toBe('Good for children');
    expect(fewestText(1)).toBe('At least 1 player');
  });
});

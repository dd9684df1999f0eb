import { factsAfter, type GameFacts } from './game-facts.ts';

const BEFORE: GameFacts = {
  description: 'Bring nothing.',
  boardGameId: 342942,
  level: 'some',
  children: '10',
  minPlayers: 3,
};

describe('the facts of an event after a save', () => {
  it('should be those of before where the form says nothing', () => {
    expect(factsAfter({}, 4, BEFORE)).toEqual(BEFORE);
    expect(factsAfter({ level: undefined }, 4, BEFORE)).toEqual(BEFORE);
  });

  it('should be what the form says, also nothing', () => {
    expect(factsAfter({ description: null, children: 'good' }, 4, BEFORE)).toEqual({
      ...BEFORE,
      description: null,
      children: 'good',
    });
  });

  it('should be nothing for a new event that says nothing', () => {
    expect(Object.values(factsAfter({}, 4))).toEqual([null, null, null, null, null]);
  });

  it('should not want more players than there are spots', () => {
    expect(factsAfter({ minPlayers: 4 }, 4).minPlayers).toBe(4);
    expect(() => factsAfter({ minPlayers: 5 }, 4)).toThrow('There are only 4 spots.');
    expect(() => factsAfter({ minPlayers: 2 }, 1)).toThrow('There is only 1 spot.');
  });

  it('should let fewest players of before give way to fewer spots', () => {
    expect(factsAfter({}, 2, BEFORE).minPlayers).toBe(2);
  });
});

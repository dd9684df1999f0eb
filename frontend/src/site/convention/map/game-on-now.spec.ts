import { expect, it } from '@jest/globals';
import { gameOnNow } from './game-on-now.ts';

const GAMES = [
  { id: 'ark', eventDate: '2025-10-10T19:15:00Z', endDate: '2025-10-10T20:15:00Z' },
  { id: 'azul', eventDate: '2025-10-10T20:15:00Z', endDate: '2025-10-10T21:00:00Z' },
];

it.each([
  ['2025-10-10T19:14:59Z', undefined],
  ['2025-10-10T19:15:00Z', 'ark'],
  ['2025-10-10T20:15:00Z', 'azul'],
  ['2025-10-10T21:00:00Z', undefined],
])('at %s the game that is on is %s', (moment, id) => {
  expect(gameOnNow(GAMES, Date.parse(moment))?.id).toBe(id);
});

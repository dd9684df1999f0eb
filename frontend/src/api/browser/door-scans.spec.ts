import { expect, it } from '@jest/globals';
import { unsentOf } from './door-scans.ts';

it('counts what waits: not what was refused or taken back', () => {
  expect(
    unsentOf([
      { kind: 'walk-in' },
      { kind: 'paid' },
      { kind: 'here', why: 'No.' },
      { kind: 'walk-in', undoneAt: 1 },
    ]),
  ).toEqual({ walkIns: 1, scans: 1 });
});

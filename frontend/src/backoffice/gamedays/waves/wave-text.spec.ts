import { describe, expect, it } from '@jest/globals';
import type { GamedayWaves, NextWave } from '#core/api/staff.ts';
import { invitedParts, nextWaveText, waitingText, wavesGoBy } from './wave-text.ts';

const ZONE = 'America/New_York';
const WAVES: GamedayWaves = {
  target: 60,
  paused: false,
  waiting: 19_849,
  open: 57,
  accepted: 21,
  declined: 58,
  past: 15,
  unreachable: 0,
  inQueue: 0,
  seatsTaken: 38,
  seatsOffered: 2,
  capacity: 40,
  next: { people: 3, rests: null, at: null },
  sendingFrom: 9,
  sendingUntil: 20,
  mailsUsed: 1240,
  mailsAllowed: 5000,
};

describe('those who wait their turn after a list was sent', () => {
  const hours = { people: 40, rests: 'hours' as const, at: '2027-10-08T13:00:00Z' };

  it('should read when the first of them leave', () => {
    expect(waitingText(294, hours, 'America/New_York')).toBe(
      '294 wait their turn. The first 40 leave Friday, 9:00 AM.',
    );
    expect(waitingText(1, { ...hours, people: 1, rests: null, at: null }, 'America/New_York')).toBe(
      '1 waits their turn. The first leaves within a minute.',
    );
  });

  it('should read why nobody leaves, and how many there are before that is known', () => {
    expect(waitingText(3, { people: 0, rests: 'paused', at: null }, undefined)).toBe(
      '3 wait their turn. Paused: nobody is invited until you resume.',
    );
    expect(waitingText(3, undefined, undefined)).toBe('3 wait their turn.');
  });
});

describe('nextWaveText', () => {
  it.each<[NextWave, string]>([
    [{ people: 3, rests: null, at: null }, 'The next wave: 3 people within a minute.'],
    [
      { people: 1, rests: 'hours', at: '2025-10-02T13:00:00.000Z' },
      'The next wave: 1 person on Thursday, 9:00 AM.',
    ],
    [
      { people: 3, rests: 'limit', at: null },
      'The next wave: 3 people, when there is room among the mails of a day.',
    ],
    [
      { people: 0, rests: 'enough', at: null },
      'The next wave goes out when somebody declines or lets the date pass.',
    ],
    [{ people: 3, rests: 'full', at: null }, 'All seats are taken. The next wave goes out when one is free.'],
    [{ people: 3, rests: 'paused', at: null }, 'Paused: nobody is invited until you resume.'],
    [{ people: 3, rests: 'begun', at: null }, 'The gameday has begun: nobody else is invited.'],
    [{ people: 0, rests: 'nobody-waits', at: null }, 'Everybody on the list is invited.'],
    [{ people: 3, rests: 'weather' as 'full', at: null }, 'Nobody is invited at the moment.'],
  ])('should say of %j: %s', (next, text) => {
    expect(nextWaveText(next, ZONE)).toBe(text);
  });
});

describe('wavesGoBy', () => {
  it('should name the hours and the mails of a day', () => {
    expect(wavesGoBy(WAVES)).toBe(
      'Sending hours are 9:00 AM to 8:00 PM; 1,240 of 5,000 mails of a day are used.',
    );
    expect(wavesGoBy({ ...WAVES, sendingUntil: 24 })).toMatch(/^Sending hours are 9:00 AM to 12:00 AM;/);
    expect(wavesGoBy({ ...WAVES, sendingFrom: 0, sendingUntil: 24 })).toMatch(/^Waves are sent at any hour;/);
  });
});

describe('invitedParts', () => {
  it('should leave out what is empty', () => {
    expect(invitedParts(WAVES).map(({ label, count }) => `${count} ${label}`)).toEqual([
      '21 accepted',
      '58 declined',
      '15 past the date',
      '57 open',
    ]);
  });
});

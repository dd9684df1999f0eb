import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoData } from './demo.ts';
import { OFFERS } from './offers.ts';

const CATALOGUE = readFileSync(
  join(import.meta.dirname, '../../backend/migrations/0015-listings.sql'),
  'utf8',
);

describe('the games for sale of the demo', () => {
  const { listings, registrations } = demoData({}, new Date('2025-09-20T12:00:00Z'));

  it('should be sold by people who are registered, each once, with pictures that are there', () => {
    const emails = new Set(registrations.map(({ email }) => email));

    expect(listings).toHaveLength(OFFERS.length);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(OFFERS.length);
    for (const { seller, pictures } of listings) {
      expect(emails).toContain(seller);
      expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
    }
  });

  it('should have the names and ids of the catalogue', () => {
    const unknown = OFFERS.filter(({ bggId, game }) => !CATALOGUE.includes(`(${bggId}, '${game}'`));

    expect(unknown).toEqual([]);
  });

  it('should leave out what needs somebody who is not there', () => {
    const few = demoData({ REGISTRATION_CAPACITY: '12' }, new Date());
    const emails = new Set(few.registrations.map(({ email }) => email));

    expect(few.listings.length).toBeGreaterThan(0);
    for (const { seller, buyer, queue, discussion } of few.listings) {
      const people = [seller, buyer ?? seller, ...queue, ...discussion.map(({ by }) => by)];
      expect(people.filter((email) => !emails.has(email))).toEqual([]);
    }
  });
});

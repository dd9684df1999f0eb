import type { BenchProduct } from './bench-product.ts';

const DAY_MS = 86_400_000;
let nextDay = 0;
let nextGuest = 0;

/** What invitations tell of every gameday here, besides its date. */
export const GAMEDAY = {
  startTime: '12:00:00',
  endTime: '22:00:00',
  location: 'Riverside Hall, rooms A to D',
  description: 'Open tables from noon. Bring a game that you love, or join one of ours.',
};

/** A gameday of the future, each on a date of its own. @returns its id */
export async function newGameday(product: BenchProduct): Promise<string> {
  nextDay += 1;
  const date = new Date(Date.now() + (30 + nextDay) * DAY_MS).toISOString().slice(0, 10);
  const { id } = await product.staff.call<{ id: string }>('POST', '/api/gameday', {
    ...GAMEDAY,
    date,
    capacity: 100_000,
  });
  return id;
}

export interface Guest {
  name: string;
  email: string;
}

/** So many guests whom nobody has invited before. */
export function guests(count: number): Guest[] {
  return Array.from({ length: count }, () => {
    nextGuest += 1;
    return { name: `Guest Number ${nextGuest}`, email: `guest.number.${nextGuest}@mail.example` };
  });
}

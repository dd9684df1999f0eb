const DAY_MS = 86_400_000;

/** What `import-data` reads: a gameday so many days ahead, with so many guests, each of whom is mailed. */
export function gamedayWith(guests: number, daysAhead = 35) {
  const gameday = {
    date: new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10),
    startTime: '18:30',
    endTime: null,
    capacity: 50,
    location: 'Hall',
    description: 'A trial.',
    guests: Array.from({ length: guests }, (_, n) => ({
      name: `Guest ${letters(n)}`,
      email: `guest${n}.of.${daysAhead}@mail.example`,
    })),
  };
  return { gamedays: [gameday] };
}

/** A number as a word, because names of people have no digits. */
function letters(number: number): string {
  return [676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(number / place) % 26))).join('');
}

const DAY_MS = 86_400_000;
const FRIDAY = 5;

function secondFridayOfOctober(year: number): number {
  const first = Date.UTC(year, 9, 1);
  const daysToFriday = (FRIDAY - new Date(first).getUTCDay() + 7) % 7;
  return first + (daysToFriday + 7) * DAY_MS;
}

const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The demo's edition: the next second Friday of October from noon and the Saturday after it until nine in the
 * evening, local time of the convention. While an edition runs it still is the next one.
 */
export function nextEdition(now: Date, timeZone: string) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const year = Number(today.slice(0, 4));
  const thisYears = secondFridayOfOctober(year);
  const friday = today <= dateOf(thisYears + DAY_MS) ? thisYears : secondFridayOfOctober(year + 1);
  return {
    CONVENTION_START: `${dateOf(friday)}T12:00`,
    CONVENTION_FIRST_DAY_HOURS: '10',
    CONVENTION_END: `${dateOf(friday + DAY_MS)}T21:00`,
    CONVENTION_SECOND_DAY_HOURS: '12',
  };
}

/** '1,000'. */
export function numeral(number: number): string {
  return number.toLocaleString('en-US');
}

/** '1 line', '10 lines', '1,000 lines'; '2 people' with a plural of its own. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${numeral(number)} ${number === 1 ? noun : plural}`;
}

/** '1,000'. */
export function numeral(number: number): string {
  return number.toLocaleString('en-US');
}

/** '1 line', '10 lines', '1,000 lines'. */
export function count(number: number, noun: string): string {
  return `${numeral(number)} ${noun}${number === 1 ? '' : 's'}`;
}

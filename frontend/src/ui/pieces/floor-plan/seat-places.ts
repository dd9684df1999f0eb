/** Where the seats of a table stand, from its middle: half along each long side. */
export function seatPlaces(seats: number, width: number, reach: number): { x: number; y: number }[] {
  const above = Math.ceil(seats / 2);
  const row = (number: number, y: number) =>
    Array.from({ length: number }, (_, n) => ({ x: (width / number) * (n + 0.5) - width / 2, y }));
  return [...row(above, -reach), ...row(seats - above, reach)];
}

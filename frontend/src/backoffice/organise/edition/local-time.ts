/** '2025-10-06T18:00' in a zone, as a field takes it. */
export function localTime(instant: Date, timeZone: string): string {
  // Swedes write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return format.format(instant).replace(' ', 'T');
}

/** The moment at which it is so late in a zone. An hour that the clocks leave out is the one after it. */
export function momentOf(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const offsetAt = (moment: number) => Date.parse(`${localTime(new Date(moment), timeZone)}Z`) - moment;
  // The second time with the offset of about that moment: the clocks may change between the two.
  const about = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(about));
}

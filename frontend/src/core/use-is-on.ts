import { useEdition } from './api/edition.ts';
import { useAtTime } from './clock.ts';

/** Whether the convention is on, from the first opening of its doors to the last closing. */
export function useIsOn(): boolean {
  const { startDate, endDate } = useEdition();
  return useAtTime((now) => Date.parse(startDate) <= now && now < Date.parse(endDate));
}

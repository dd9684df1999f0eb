import { useCallback, useEffect, useState } from 'react';
import { useCheckGuestsMutation } from '../../../api/generated.ts';
import type { Guest } from './check-guests.ts';
import type { GuestListSummary } from './guest-desk.ts';
import type { GuestFile } from './guest-file.ts';
import { useGuestDesk } from './use-guest-desk.ts';

/** ms after the last change before the server is asked about new addresses. */
const ASK_DELAY = 600;

interface GuestList {
  /** Of the last text that was checked; null before the first. */
  summary: GuestListSummary | null;
  /** The server could not say who is invited already; the verdicts are those known without it. */
  isServerSilent: boolean;
  check: (text: string) => void;
  /** Everybody in the last text. */
  collect: () => Promise<Guest[]>;
  /** The one at `index` of those who will get the mail. */
  mailed: (index: number) => Promise<Guest | null>;
  readFile: (file: File) => Promise<GuestFile>;
}

/**
 * A pasted list of guests and what will come of each, parsed off the page's thread so that 100,000 lines do not freeze
 * it. The server is asked once typing rests, and only about addresses that it was not asked about before.
 *
 * @param seats seats left when the guests start as accepted, else null
 */
export function useGuestList(gamedayId: string, seats: number | null): GuestList {
  const ask = useGuestDesk();
  const [summary, setSummary] = useState<GuestListSummary | null>(null);
  const [isServerSilent, setServerSilent] = useState(false);
  const [checkGuests] = useCheckGuestsMutation();

  const check = useCallback((text: string) => void ask('check', text).then(setSummary), [ask]);

  useEffect(() => {
    void ask('seat', seats).then(setSummary);
  }, [ask, seats]);

  useEffect(() => {
    if (!summary?.unasked) return;
    const timer = setTimeout(async () => {
      const emails = await ask('takeUnasked', undefined);
      const { data } = await checkGuests({ gamedayID: gamedayId, emails });
      setServerSilent(!data);
      if (data) setSummary(await ask('learn', data));
      else void ask('forget', emails);
    }, ASK_DELAY);
    return () => clearTimeout(timer);
  }, [ask, checkGuests, gamedayId, summary]);

  return {
    summary,
    isServerSilent,
    check,
    collect: useCallback(() => ask('guests', undefined), [ask]),
    mailed: useCallback((index: number) => ask('mailed', index), [ask]),
    readFile: useCallback(async (file: File) => ask('readFile', await file.arrayBuffer()), [ask]),
  };
}

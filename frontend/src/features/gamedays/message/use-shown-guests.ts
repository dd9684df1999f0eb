import { useEffect, useState } from 'react';
import { type GuestAnswer, type GuestAudience, useShowGuestsMutation } from '#api/generated.ts';

interface ShownGuests {
  /** Undefined until they are known. */
  guests: GuestAudience | undefined;
  hasFailed: boolean;
  /** How often somebody looked again. */
  looks: number;
  lookAgain: () => void;
}

/** The guests of an answer as they were when the person looked: the server sends to them alone, or tells what changed. */
export function useShownGuests(gamedayId: string, answer: GuestAnswer): ShownGuests {
  const [looks, setLooks] = useState(0);
  const [showGuests, { data, isError, originalArgs }] = useShowGuestsMutation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looking again asks again
  useEffect(() => {
    void showGuests({ id: gamedayId, newGuestAudience: { answer } });
  }, [showGuests, gamedayId, answer, looks]);
  const isCurrent = originalArgs?.newGuestAudience.answer === answer;
  return {
    guests: isCurrent ? data : undefined,
    hasFailed: isCurrent && isError,
    looks,
    lookAgain: () => setLooks((before) => before + 1),
  };
}

import { useState } from 'react';

/** The plan that a guest has read: it is another one when staff changed it while the page was open. */
export function useReadPlan(planVersion: string | null) {
  const [read, setRead] = useState(planVersion);
  return { isNew: planVersion !== read, noteRead: () => setRead(planVersion) };
}

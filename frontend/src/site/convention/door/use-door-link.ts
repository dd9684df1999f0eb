import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOpenDoorMutation } from '#core/api/generated.ts';
import { refusalOf } from '#core/api/problem.ts';

/** ms; helpers open the link where the hall's network comes and goes. */
const TRY_AGAIN = 10_000;

interface DoorLink {
  /** The first answer has not come yet. */
  isOpening: boolean;
  /** Why the server refused it. */
  problem: string | undefined;
}

/**
 * Opens the door link that the address brought, and takes it out of the address, which others may see. An answer that does not
 * come is no refusal: the door that this phone keeps is shown meanwhile, and the link is tried again.
 */
export function useDoorLink(): DoorLink {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [open] = useOpenDoorMutation();
  const [token, setToken] = useState('');
  const [isAway, setAway] = useState(false);
  const [problem, setProblem] = useState<string>();
  const given = hash.slice(1);
  useEffect(() => {
    if (!given) return;
    setToken(given);
    setProblem(undefined);
    void navigate('/door', { replace: true });
  }, [given, navigate]);

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    let isAsking = false;
    const attempt = async () => {
      if (isAsking) return;
      isAsking = true;
      const { error } = await open({ token });
      isAsking = false;
      if (!isCurrent) return;
      const refusal = error && refusalOf(error);
      const isUnanswered = error !== undefined && refusal === undefined;
      setAway(isUnanswered);
      if (isUnanswered) return;
      setProblem(refusal);
      setToken('');
    };
    void attempt();
    const timer = setInterval(() => void attempt(), TRY_AGAIN);
    window.addEventListener('online', attempt);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [token, open]);
  return { isOpening: given !== '' || (token !== '' && !isAway), problem };
}

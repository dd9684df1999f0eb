import { useEffect, useState } from 'react';
import { showToast } from './toast.ts';

/**
 * The code of a part that a page can do without, once it is there. When it does not load, as without a network, a toast
 * says so and the page stays as it is.
 *
 * @param load the same function for good
 * @param wish what it is wanted for, null while it is not; another wish asks again for what did not load
 */
export function useLaterCode<Code>(load: () => Promise<Code>, wish: string | null): Code | undefined {
  const [code, setCode] = useState<{ loaded: Code }>();
  const isMissing = code === undefined;
  useEffect(() => {
    if (wish === null || !isMissing) return;
    let isCurrent = true;
    const fail = () =>
      showToast({
        title: 'Error',
        description: 'That did not load. Please check your connection and try again.',
        variant: 'destructive',
      });
    load().then(
      (loaded) => isCurrent && setCode({ loaded }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wish, isMissing]);
  return code?.loaded;
}

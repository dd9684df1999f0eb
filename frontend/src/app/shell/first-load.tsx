import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** Takes the place of a page while its code loads for the first time. It tells the layout so and shows nothing itself. */
export function FirstLoad() {
  const setLoading = useOutletContext<(loading: boolean) => void>();
  useEffect(() => {
    setLoading(true);
    return () => setLoading(false);
  }, [setLoading]);
  return null;
}

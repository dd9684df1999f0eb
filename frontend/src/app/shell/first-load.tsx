import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** Stands for a page while its code loads for the first time, and tells the layout so; it shows nothing itself. */
export function FirstLoad() {
  const setLoading = useOutletContext<(loading: boolean) => void>();
  useEffect(() => {
    setLoading(true);
    return () => setLoading(false);
  }, [setLoading]);
  return null;
}

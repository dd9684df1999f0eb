import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a mailed link brought behind #; taken out of the address, which others may see. Empty when nothing came. */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  if (hash.length > 1 && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** A link to the sign-in page, which leads back to the current address afterwards. */
export function LoginLink({
  className = 'btn btn-primary btn-large',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  return (
    <Link className={className} to={`/login?${new URLSearchParams({ next: pathname + search })}`}>
      {children}
    </Link>
  );
}

import { Link, useLocation } from 'react-router';

/** The way to sign in, which leads back to what is open now. */
export function LoginLink({
  className = 'btn btn-primary btn-large',
  children,
}: {
  className?: string;
  children: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <Link className={className} to={`/login?${new URLSearchParams({ next: pathname + search })}`}>
      {children}
    </Link>
  );
}

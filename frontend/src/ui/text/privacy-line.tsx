import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Stands where personal data are entered. */
export function PrivacyLine({ children }: { children?: ReactNode }) {
  return (
    <p className="small muted">
      {children} What we keep, why and for how long: <Link to="/privacy">Privacy</Link>.
    </p>
  );
}

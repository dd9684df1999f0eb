import { Link } from 'react-router';
import type { OrganisedEdition } from '#api/staff.ts';
import styles from './edition.module.css';
import { EDITION, monthOf } from './edition-values.ts';

interface EditionLinksProps {
  editions: readonly OrganisedEdition[];
  current: string;
  /** What else the address says. */
  search?: Record<string, string>;
}

/** Links to the page about each edition. */
export function EditionLinks({ editions, current, search }: EditionLinksProps) {
  return (
    <nav className={styles.editions} aria-label="Editions">
      {editions.map(({ key, state }) => (
        <Link
          key={key}
          to={`?${new URLSearchParams({ ...search, [EDITION]: key })}`}
          className="tag"
          aria-current={key === current ? 'page' : undefined}
        >
          {`${monthOf(key)}, ${state}`}
        </Link>
      ))}
    </nav>
  );
}

import { Link } from 'react-router';
import type { OrganisedEdition } from '#core/api/staff.ts';
import { monthOf } from '#core/text/date-text.ts';
import styles from './edition.module.css';
import { EditionStrip } from './edition-strip.tsx';
import { EDITION } from './edition-values.ts';

interface EditionLinksProps {
  editions: readonly OrganisedEdition[];
  /** Null for none of them. */
  current: string | null;
  /** What else the address says. */
  search?: Record<string, string>;
}

/** Links to the page about each edition, and which one is edited below: a change of the open one is seen at once. */
export function EditionLinks({ editions, current, search }: EditionLinksProps) {
  const edited = editions.find(({ key }) => key === current);
  return (
    <>
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
      {edited && <EditionStrip text={stripText(edited)} state={edited.state} />}
    </>
  );
}

function stripText({ key, state, isShown }: OrganisedEdition): string {
  const name = monthOf(key);
  if (state === 'draft') return `You edit ${name}, a draft. Nobody sees it.`;
  return isShown ? `You edit ${name}. People see this now.` : `You look at ${name}, which is archived.`;
}

import { Link } from 'react-router';
import type { OrganisedEdition } from '#core/api/staff.ts';
import { monthOf } from '#core/text/date-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './edition.module.css';
import { EDITION } from './edition-values.ts';
import { useChosenEdition } from './use-chosen-edition.ts';

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
      <nav className={`cluster gap-8 ${styles.editions}`} aria-label="Editions">
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

/** Which edition a page is about. */
function EditionStrip({ text, state }: { text: string; state?: OrganisedEdition['state'] }) {
  return (
    <p className={`sunken strong ${styles.strip}`} data-state={state}>
      {text}
    </p>
  );
}

interface AllEditionsProps {
  /** What is alike in all of them. */
  text: string;
  /** What is of the open one alone, said with its name. */
  ofShown?: (name: string) => string;
}

/** On a page that is about all editions, whichever the address names. */
export function AllEditions({ text, ofShown }: AllEditionsProps) {
  const shown = useChosenEdition().editions.find(({ isShown }) => isShown);
  return <EditionStrip text={[text, shown && ofShown?.(monthOf(shown.key))].filter(Boolean).join(' ')} />;
}

/** In place of a page whose address names an edition that is not there, such as a draft that was deleted. */
export function UnknownEdition({ editions }: { editions: readonly OrganisedEdition[] }) {
  return (
    <>
      <EditionLinks editions={editions} current={null} />
      <Notice tone="info" title="There is no such edition">
        It may have been deleted. Choose one of those that there are.
      </Notice>
    </>
  );
}

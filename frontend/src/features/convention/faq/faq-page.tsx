import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { type Edition } from '#api/generated.ts';
import { useSearchText } from '#ui/form/use-search-text.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchField } from '#ui/list/list-controls.tsx';
import { count } from '#ui/text/count-text.ts';
import styles from './faq.module.css';
import { faqEntries, searchFaq } from './faq-entries.ts';
import { FaqItem } from './faq-item.tsx';

/** /faq: ten questions, searchable, each with an address of its own. */
export function FaqPage() {
  const edition = useEdition();
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Frequently Asked Questions</h1>
          <p>What to know before you take a seat.</p>
        </div>
      </div>
      <div className={styles.columns}>
        <Questions edition={edition} />
        <Asides volunteerEmail={edition.links.volunteerEmail} />
      </div>
    </div>
  );
}

function Questions({ edition }: { edition: Edition }) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useSearchText(params.get('search') ?? '', (search) =>
    setParams(search ? { search } : {}, { replace: true, preventScrollReset: true }),
  );
  const { hash, key } = useLocation();
  const [arrival, setArrival] = useState('');
  const target = hash.slice(1);
  // Whoever follows a link to an entry sees it, whatever was searched for before.
  if (hash && arrival !== key) {
    setArrival(key);
    setText('');
  }
  useEffect(() => {
    if (key && target) document.getElementById(target)?.scrollIntoView({ block: 'start' });
  }, [key, target]);

  const entries = faqEntries(edition);
  const found = searchFaq(entries, text.trim());
  const isSearching = text.trim() !== '';
  return (
    <section aria-label="Questions">
      <SearchField
        label="Search the questions"
        placeholder="Search the questions"
        text={text}
        onChange={setText}
      />
      <p className="visually-hidden" role="status">
        {isSearching && `${count(found.length, 'question')} found`}
      </p>
      {found.length > 0 ? (
        <div className={`card ${styles.list}`}>
          {found.map((entry) => (
            <FaqItem key={entry.id} entry={entry} isFound={isSearching} isTarget={entry.id === target} />
          ))}
        </div>
      ) : (
        <EmptyState isCard>
          <p>No question holds “{text.trim()}”.</p>
          <p className="link-row">
            <button type="button" className="btn" onClick={() => setText('')}>
              Show all {entries.length} questions
            </button>
          </p>
        </EmptyState>
      )}
    </section>
  );
}

function Asides({ volunteerEmail }: { volunteerEmail: string }) {
  return (
    <div className={styles.asides}>
      <section className={`card ${styles.aside}`}>
        <h2>Still wondering?</h2>
        <p className="muted">Ask us. We answer by e-mail.</p>
        <p>
          <Link className="btn" to="/contact">
            Contact
          </Link>
        </p>
      </section>
      <section className={`card ${styles.aside}`}>
        <h2>Lend a hand</h2>
        <p className="muted">Volunteers greet at the door, teach games and carry chairs. Write to</p>
        <p>
          <a className={styles.mail} href={`mailto:${volunteerEmail}`}>
            {volunteerEmail}
          </a>
        </p>
      </section>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { type Question, useGetFaqQuery } from '#core/api/generated.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { count } from '#core/text/count-text.ts';
import { Copied } from '#ui/feedback/copied.tsx';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { useCopy } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchField } from '#ui/list/list-controls.tsx';
import { Flag } from '#ui/pieces/flag.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './faq.module.css';
import { searchFaq } from './search-faq.ts';

/** /faq: the edition's questions, searchable, each with an address of its own. */
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
      <div className={`grid at-top ${styles.columns}`}>
        <Questions />
        <Asides volunteerEmail={edition.links.volunteerEmail} />
      </div>
    </div>
  );
}

function Questions() {
  const { data: entries, isError, refetch } = useGetFaqQuery();
  if (!entries) {
    return isError ? (
      <LoadFailure title="The questions did not load" onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={8} />
    );
  }
  return <QuestionList entries={entries} />;
}

function QuestionList({ entries }: { entries: Question[] }) {
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
        <div className="card above-16 clips">
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
    <div className={`grid gap-16 ${styles.asides}`}>
      <section className={`card grid gap-8 pad-24 ${styles.aside}`}>
        <h2>Still wondering?</h2>
        <p className="muted">Ask us. We answer by e-mail.</p>
        <p>
          <Link className="btn" to="/contact">
            Contact
          </Link>
        </p>
      </section>
      <section className={`card grid gap-8 pad-24 ${styles.aside}`}>
        <h2>Lend a hand</h2>
        <p className="muted">Volunteers greet at the door, teach games and carry chairs. Write to</p>
        <p>
          <a className={`anywhere strong ${styles.mail}`} href={`mailto:${volunteerEmail}`}>
            {volunteerEmail}
          </a>
        </p>
      </section>
    </div>
  );
}

interface FaqItemProps {
  entry: Question;
  /** It was searched for, so its answer shows. */
  isFound: boolean;
  /** The address names it. */
  isTarget: boolean;
}

function FaqItem({ entry, isFound, isTarget }: FaqItemProps) {
  const { id, question, answer, flag } = entry;
  const [isUnfolded, setUnfolded] = useState(isTarget);
  const [isFolded, setFolded] = useState(false);
  const [wasTarget, setWasTarget] = useState(isTarget);
  if (isTarget !== wasTarget) {
    setWasTarget(isTarget);
    setUnfolded(isUnfolded || isTarget);
  }
  // A search unfolds what it finds; what was open before is open again afterwards.
  const [wasFound, setWasFound] = useState(isFound);
  if (isFound !== wasFound) {
    setWasFound(isFound);
    setFolded(false);
  }
  const isOpen = isFound ? !isFolded : isUnfolded;
  const [isCopied, copy] = useCopy();
  return (
    <details
      id={id}
      className={isTarget ? `${styles.item} ${styles.target}` : styles.item}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => (isFound ? setFolded(!open) : setUnfolded(open))}
    >
      <summary>
        {flag && <Flag colour={flag} />}
        <Written as="h2">{question}</Written>
        <Icon name={isOpen ? 'minus' : 'plus'} className="to-end accent" />
      </summary>
      <div className={`grid gap-6 from-start ${styles.answer}`}>
        <Written className="keeps-lines">{answer}</Written>
        <button
          type="button"
          className={`inline-row muted round ${styles.copy}`}
          aria-label={isCopied ? undefined : `Copy link to “${question}”`}
          onClick={() => copy(`${window.location.origin}/faq#${id}`)}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? 'Copied!' : 'Copy link'}
        </button>
        <Copied isCopied={isCopied} />
      </div>
    </details>
  );
}

import { type ReactNode, useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { type Attendees, useGetAttendeesQuery } from '#core/api/generated.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { holdingWords } from '#core/text/searchable.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { letterGroups } from '#ui/list/letter-groups.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './attendees.module.css';

interface AttendeesPageProps {
  /** What a visitor can do to see the names. */
  login: ReactNode;
  /** What stands in place of the names for whoever keeps the registrations. */
  desk?: ReactNode;
}

/** /attendees: how many are coming, and to those who are signed in, who. */
export function AttendeesPage({ login, desk }: AttendeesPageProps) {
  const edition = useEdition();
  const { data: attendees, isLoading, isError, refetch } = useGetAttendeesQuery();
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Attendees</h1>
          <p>Everyone who has a seat at the long table so far.</p>
        </div>
      </div>
      <div className="stack gap-24">
        {attendees && <Counts attendees={attendees} capacity={edition.registrationCapacity} />}
        {!attendees && showsSkeleton && (
          <span className={`skeleton full card-corners ${styles.countsSkeleton}`} role="status" />
        )}
        {!attendees && isError && (
          <LoadFailure title="The attendees did not load" onRetry={() => void refetch()} />
        )}
        {desk || (attendees && <Names names={attendees.names} login={login} />)}
      </div>
    </div>
  );
}

function Counts({ attendees, capacity }: { attendees: Attendees; capacity: number }) {
  const { registrations, badges, children } = attendees;
  return (
    <dl className={`card grid ${styles.counts}`}>
      <div>
        <dt>{registrations === 1 ? 'registration' : 'registrations'}</dt>
        <dd>{numeral(registrations)}</dd>
      </div>
      <div>
        <dt>
          {badges === 1 ? 'badge' : 'badges'}
          <span className="muted"> of {numeral(capacity)}</span>
        </dt>
        <dd>{numeral(badges)}</dd>
      </div>
      <div>
        <dt>{children === 1 ? 'child' : 'children'}</dt>
        <dd>{numeral(children)}</dd>
      </div>
    </dl>
  );
}

function Names({ names, login }: { names: string[] | null; login: ReactNode }) {
  if (!names) {
    return (
      <section className="card card-body">
        <h2>Who is coming?</h2>
        <p>Names are shown to those who are coming themselves.</p>
        <p>{login}</p>
      </section>
    );
  }
  if (names.length === 0) {
    return (
      <EmptyState isCard>
        <p>Nobody has registered yet.</p>
      </EmptyState>
    );
  }
  return <NamesByLetter names={names} />;
}

/** The names in columns under their letters, and a field to find one. */
function NamesByLetter({ names }: { names: string[] }) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const holds = holdingWords(wanted);
  // Two people may share a name, so each has a key of its own.
  const found = names.map((name, key) => ({ name, key })).filter(({ name }) => holds(name));
  return (
    <section className={`card pad-24 ${styles.names}`} aria-labelledby="attendee-names">
      <div className={`row spread below-16 wrap ${styles.namesHead}`}>
        <h2 id="attendee-names">Who is coming</h2>
        <SearchField label="Find a name" placeholder="Find a name" text={text} onChange={setText} />
      </div>
      <p className="visually-hidden" role="status">
        {wanted && `${count(found.length, 'name')} found`}
      </p>
      {found.length === 0 && <p className="muted">No name holds “{text.trim()}”.</p>}
      <ul className={styles.groups}>
        {letterGroups(found, ({ name }) => name).map(({ letter, items }) => (
          <li key={letter} className={`anywhere below-16 ${styles.group}`}>
            <h3>{letter}</h3>
            <ul>
              {items.map(({ name, key }) => (
                <Written as="li" key={key}>
                  {name}
                </Written>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

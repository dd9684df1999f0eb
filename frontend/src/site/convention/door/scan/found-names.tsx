import { useEdition } from '#core/api/edition.ts';
import type { ExpectedList, ExpectedParty, ExpectedPerson } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { money } from '#core/text/money-text.ts';
import { Names, Written } from '#ui/text/written.tsx';
import { type Found, findPerson, search } from '../desk/scans.ts';
import type { Desk } from '../desk/use-door-desk.ts';
import { codeIn } from './badge-code.ts';
import styles from './found-names.module.css';
import { partyName } from './verdict.ts';

/** Names that are shown of those that fit. */
const MOST_FOUND = 8;

/** By registration, shortened. */
export type Addresses = ReadonlyMap<string, string>;

/** Whether a text is a whole address, by which the server alone finds: its answer stands among the registrations below. */
export function isForDesk(text: string, addresses: Addresses | null): boolean {
  return addresses !== null && text.includes('@');
}

interface FoundNamesProps {
  desk: Desk;
  text: string;
  addresses: Addresses | null;
  onChoose: (found: Found) => void;
}

/** Whoever fits what was typed, with what tells people of one name apart. A touch asks for what is owed, or is the same as a scan. */
export function FoundNames({ desk: { list }, text, addresses, onChoose }: FoundNamesProps) {
  const found = list && text.trim() !== '' ? foundIn(list, text) : null;
  // A code that nobody on the list has is no name: Enter says what it is.
  const isMissed = found?.length === 0 && !codeIn(text);
  return (
    <>
      <div role="status" className={styles.told}>
        {isMissed && (
          <p className="muted">
            {isForDesk(text, addresses)
              ? 'A whole address is found among the registrations below.'
              : 'Nobody of this name is on the list.'}
          </p>
        )}
        {found && found.length > 0 && (
          <span className="visually-hidden">
            {count(found.length, 'person', 'people')} {found.length < MOST_FOUND ? 'found' : 'or more found'}
          </span>
        )}
      </div>
      {found && found.length > 0 && <FoundList found={found} addresses={addresses} onChoose={onChoose} />}
    </>
  );
}

function foundIn(list: ExpectedList, text: string): Found[] {
  const code = codeIn(text);
  const byCode = code && findPerson(list, ({ id }) => code.startsWith(`${id}.`));
  return byCode ? [byCode] : search(list, text, MOST_FOUND);
}

function FoundList({
  found,
  addresses,
  onChoose,
}: Omit<FoundNamesProps, 'desk' | 'text'> & { found: Found[] }) {
  return (
    <ul className={styles.names}>
      {found.map((each) => (
        <li key={each.person.id}>
          <button type="button" onClick={() => onChoose(each)}>
            <Who {...each} address={addresses?.get(each.party.id)} />
            <Marks {...each} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The second line is as high with nothing in it: an address that comes later moves no name from under a finger. */
function Who({ party, person, address }: Found & { address: string | undefined }) {
  const others = party.people.filter(({ id }) => id !== person.id).map(({ name }) => name);
  return (
    <span className="stack grow">
      <Written as="span">{partyName(person.name, person.people)}</Written>
      <span className={`flex gap-10 small-type muted regular ${styles.more}`}>
        {others.length > 0 && (
          <span className={styles.family}>
            with <Names names={others} />
          </span>
        )}
        {address && <span className={styles.address}>{address}</span>}
      </span>
    </span>
  );
}

function Marks({ party, person }: { party: ExpectedParty; person: ExpectedPerson }) {
  const { currency } = useEdition();
  const said = [person.child && 'child', person.here && 'here'].filter(Boolean).join(', ');
  return (
    <>
      {said && <span className="small muted">{said}</span>}
      {party.owed > 0 && (
        <span className={`rigid nowrap type-15 ${styles.owed}`}>
          <span className="visually-hidden">owes </span>
          {money(party.owed, currency)}
        </span>
      )}
    </>
  );
}

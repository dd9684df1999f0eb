import { useOverlay } from '#core/address/use-overlay.ts';
import { useEdition } from '#core/api/edition.ts';
import type { OwnBadge, OwnDays } from '#core/api/generated.ts';
import { money } from '#core/text/money-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { QrCode } from '#ui/print/qr-code.tsx';
import { Written } from '#ui/text/written.tsx';
import { LoginForCodes } from '../register/own/login-for-codes.tsx';
import { CodeScreen } from './code-screen.tsx';
import styles from './my-days.module.css';

/** The code that a family shows at the door, and those of the others for whoever comes later. */
export function BadgeCard({ own: { people, amountDue } }: { own: OwnDays }) {
  const { currency } = useEdition();
  const shown = useOverlay('code');
  const held = people.find(({ id }) => id === shown.value);
  // Children come with somebody who has a badge.
  const first = people.find(({ badge }) => badge) ?? people[0];
  if (!first) {
    return (
      <section className="card card-body grid gap-12 pad-16">
        <p>Nobody is registered with this address for this year yet.</p>
      </section>
    );
  }
  const others = people.flatMap(({ badgeLink, ...person }) =>
    badgeLink && person.id !== first.id ? [{ ...person, badgeLink }] : [],
  );
  return (
    <section className="card grid gap-12 pad-16" aria-labelledby="pass-title">
      <div className="row gap-16 anywhere">
        {first.badgeLink && <Code person={first} badgeLink={first.badgeLink} />}
        <div>
          <h2 id="pass-title" className={styles.passTitle}>
            {first.badgeLink ? 'Show this at the door' : 'Your badges'}
          </h2>
          {first.badgeLink ? (
            <>
              <p className="small muted">{codeText(first.name, people.length)}</p>
              <ShowLarge person={first} onPress={() => shown.open(first.id)} />
            </>
          ) : (
            <LoginForCodes />
          )}
          {amountDue > 0 && (
            <p className={`tag above-8 amber ${styles.owes}`}>
              <Icon name="alert" />
              {money(amountDue, currency)} to pay there
            </p>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{others.length === 1 ? 'The other code' : 'The other codes'}</summary>
          <ul>
            {others.map(({ id, name, badgeLink }) => (
              <li key={id}>
                <Code person={{ id, name }} badgeLink={badgeLink} />
                <Written>{name}</Written>
                <ShowLarge person={{ id, name }} onPress={() => shown.open(id)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {held?.badgeLink && <CodeScreen person={held} badgeLink={held.badgeLink} onClose={shown.close} />}
    </section>
  );
}

type Person = Pick<OwnBadge, 'id' | 'name'>;

const buttonIdOf = ({ id }: Person) => `show-${id}`;

interface CodeProps {
  person: Person;
  badgeLink: string;
}

/** A tap on it shows it large. */
function Code({ person, badgeLink }: CodeProps) {
  /** Presses the button beside it, which has the focus again afterwards. */
  const press = () => {
    const button = document.getElementById(buttonIdOf(person));
    button?.focus();
    button?.click();
  };
  return (
    <span className={styles.code}>
      <QrCode text={badgeLink} label={`Badge code of ${person.name}`} />
      {/* Keyboard and screen readers use that button. */}
      <button type="button" tabIndex={-1} aria-hidden onClick={press} />
    </span>
  );
}

function ShowLarge({ person, onPress }: { person: Person; onPress: () => void }) {
  return (
    <button id={buttonIdOf(person)} type="button" className={`btn ${styles.large}`} onClick={onPress}>
      Show it large<span className="visually-hidden">, code of {person.name}</span>
    </button>
  );
}

const NUMBERS = ['', '', 'both', 'all three', 'all four', 'all five', 'all six'];

/** Whom a code lets in, of a family of so many: 'Dana’s code. One tap there lets in all three.' */
function codeText(name: string, people: number): string {
  if (people === 1) return 'The helpers there scan it from this screen.';
  return `${name}’s code. One tap there lets in ${NUMBERS[people] ?? `all ${people}`}.`;
}

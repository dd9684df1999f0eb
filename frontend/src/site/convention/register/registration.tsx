import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTitle } from '#core/address/use-title.ts';
import { useEdition } from '#core/api/edition.ts';
import { SIGN_IN_MINUTES } from '#core/api/facts.generated.ts';
import { type Places, useGetPlacesQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import type { RegistrationValues } from './form/attendee-form.ts';
import { type KeptBadges, RegisterForm } from './form/register-form.tsx';
import { type BadgeWish, WaitForBadges } from './line/wait-for-badges.tsx';
import styles from './register-card.module.css';
import { BadgesLeft, RegistrationClosed } from './registration-notes.tsx';

interface RegistrationProps {
  /** For whoever waited in line. */
  kept: KeptBadges | undefined;
  onSent: () => void;
}

/** The form of whoever is not signed in, or what stands in its place. */
export function Registration({ kept, onSent }: RegistrationProps) {
  const edition = useEdition();
  const { data: places } = useGetPlacesQuery();
  const [hasStarted, setStarted] = useState(false);
  const [sent, setSent] = useState<{ values: RegistrationValues; message: string }>();
  const [corrected, setCorrected] = useState<RegistrationValues>();
  const [wish, setWish] = useState<BadgeWish>();
  const [isForOther, setForOther] = useState(false);
  if (sent) {
    const again = () => {
      setSent(undefined);
      setCorrected(undefined);
      setForOther(true);
    };
    const correct = () => {
      setSent(undefined);
      setCorrected(sent.values);
    };
    return (
      <MailSent
        email={sent.values.email.trim()}
        message={sent.message}
        payment={edition.links.payment}
        onAgain={again}
        onCorrect={correct}
      />
    );
  }
  if (places && !places.isOpen && !hasStarted) return <RegistrationClosed />;
  // Somebody who is filling in the form keeps it, and reads the server's answer there.
  if (places?.badgesLeft === 0 && !hasStarted && !kept) return <FullHouse places={places} />;
  return (
    <>
      <div className={`grid baseline ${styles.head}`}>
        <h2 id="register-heading">Register</h2>
        <p className={`muted across ${styles.lead}`}>One e-mail, everyone who comes with you.</p>
        <p className="small muted">
          Registered already? <Link to="/login">Login</Link>
        </p>
      </div>
      <RegisterForm
        kept={kept}
        isForOther={isForOther}
        corrected={corrected}
        onStart={() => setStarted(true)}
        onWait={setWish}
        onSent={(message, values) => {
          setSent({ message, values });
          onSent();
        }}
      />
      {wish && places && <WaitForBadges wish={wish} places={places} />}
    </>
  );
}

interface MailSentProps {
  email: string;
  message: string;
  payment: string | null;
  onAgain: () => void;
  onCorrect: () => void;
}

/** Takes the place of the form after it was sent. The words do not tell whether the address was known. */
function MailSent({ email, message, payment, onAgain, onCorrect }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTitle('Check your mail');
  const [isCorrectable, setCorrectable] = useState(true);
  useEffect(() => {
    // So long the server knows this browser.
    const end = setTimeout(() => setCorrectable(false), SIGN_IN_MINUTES * 60_000);
    return () => clearTimeout(end);
  }, []);
  return (
    <div className={styles.body}>
      <h2 id="register-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        Check your mail
      </h2>
      <Notice tone="success" title={email}>
        {message}
      </Notice>
      {isCorrectable && (
        <p>
          Wrong address?{' '}
          <button type="button" className="btn" onClick={onCorrect}>
            Correct it
          </button>
        </p>
      )}
      <p>Names can be added and corrected there at any time.</p>
      <p className="link-row">
        {payment && (
          <a className="btn btn-primary" href={payment}>
            Pay online
          </a>
        )}
        <button type="button" className="btn" onClick={onAgain}>
          Register somebody else
        </button>
      </p>
    </div>
  );
}

/** Takes the place of the form when no badge is left. */
function FullHouse({ places }: { places: Places }) {
  return (
    <>
      <div className={styles.body}>
        <h2 id="register-heading">Every seat is taken</h2>
        <p className={`flex gap-4 ${styles.crowd}`} aria-hidden="true">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => (
            <Pawn key={seat} className={styles.pawn ?? ''} />
          ))}
        </p>
        <p>All {count(places.capacity, 'badge')} for this year are spoken for.</p>
        <BadgesLeft />
        <p>
          Registered already? <Link to="/login">Login</Link> to see or correct your names.
        </p>
      </div>
      <WaitForBadges places={places} />
    </>
  );
}

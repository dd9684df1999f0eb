import type { Attendee } from '#api/generated.ts';
import { QrCode } from '#ui/print/qr-code.tsx';
import styles from './badge-codes.module.css';
import { LoginForCodes } from './login-for-codes.tsx';

/** The code that each person shows at the door, to be scanned from the phone or from a print. */
export function BadgeCodes({ attendees }: { attendees: readonly Attendee[] }) {
  const codes = attendees.flatMap(({ badgeLink, ...attendee }) =>
    badgeLink ? [{ ...attendee, badgeLink }] : [],
  );
  return (
    <section aria-labelledby="badge-codes" className={styles.codes}>
      <h2 id="badge-codes">Badge codes</h2>
      {codes.length > 0 ? (
        <>
          <p className="small muted">Show them at the door. Nobody is checked in by opening one.</p>
          <ul>
            {codes.map(({ id, name, badgeLink }) => (
              <li key={id}>
                <QrCode text={badgeLink} label={`Badge code of ${name}`} className={styles.code} />
                <a href={badgeLink}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <LoginForCodes />
      )}
    </section>
  );
}

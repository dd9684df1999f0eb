import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import styles from './register-card.module.css';

/** Takes the place of the form once the edition is over. */
export function RegistrationClosed() {
  const edition = useEdition();
  return (
    <div className={styles.body}>
      <h2 id="register-heading">Registration is closed</h2>
      <p>
        {edition.productName} {edition.days[0]?.date.slice(0, 4)} is over. Thank you for playing. The
        newsletter says when registration opens for the next one.
      </p>
      <p className="link-row">
        <Link className="btn btn-primary" to="/email">
          Newsletter
        </Link>
        <Link className="btn" to="/photos">
          Photos
        </Link>
      </p>
    </div>
  );
}

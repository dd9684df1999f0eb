import { Link, useParams } from 'react-router';
import { hasOpenedDoor } from '#core/api/browser/door-memory.ts';
import { useEdition } from '#core/api/edition.ts';
import { hasRole, useSession } from '#core/api/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { QrCode } from '#ui/print/qr-code.tsx';
import styles from './badge-page.module.css';
import { wholeCode } from './door/scan/badge-code.ts';

/** /b/{code}: where the code on a badge leads whoever opens it, instead of showing it. Nobody is checked in by that. */
export function BadgePage() {
  const code = wholeCode(useParams().code ?? '');
  const { productName } = useEdition();
  const { user } = useSession();
  const isHelper = (user && hasRole(user, 'door')) || hasOpenedDoor();
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Badge</h1>
      </div>
      <div className="card card-body">
        {code ? (
          <>
            <p className="strong">This is the code of a badge for {productName}.</p>
            <QrCode text={`${window.location.origin}/b/${code}`} label="Badge code" className={styles.code} />
            <p>Show it at the door: the helpers there scan it from this screen.</p>
            <p className="muted">Nobody was checked in by opening it.</p>
          </>
        ) : (
          <Notice tone="error" title="This is no badge code">
            Part of the address is missing. Please open the link in the mail, or under User Info, once more.
          </Notice>
        )}
        <p className="link-row">
          {isHelper && code && (
            <Link className="btn btn-primary" to={`/door?badge=${encodeURIComponent(`/b/${code}`)}`}>
              Find at the door
            </Link>
          )}
          <Link className="btn" to="/login">
            User Info
          </Link>
          <Link to="/">Return to Home</Link>
        </p>
      </div>
    </div>
  );
}

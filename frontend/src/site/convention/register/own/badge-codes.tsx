import { useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { type Attendee, useRenewBadgeCodeMutation } from '#core/api/generated.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { QrCode } from '#ui/print/qr-code.tsx';
import styles from './badge-codes.module.css';
import { LoginForCodes } from './login-for-codes.tsx';

/** The code that each person shows at the door, to be scanned from the phone or from a print. */
export function BadgeCodes({ attendees }: { attendees: readonly Attendee[] }) {
  const codes = attendees.flatMap(({ badgeLink, ...attendee }) =>
    badgeLink ? [{ ...attendee, badgeLink }] : [],
  );
  return (
    <section aria-labelledby="badge-codes" className={`grid gap-8 ${styles.codes}`}>
      <h2 id="badge-codes">Badge codes</h2>
      {codes.length > 0 ? (
        <>
          <p className="small muted">Show them at the door. Nobody is checked in by opening one.</p>
          <ul>
            {codes.map(({ id, nameId, name, badgeLink }) => (
              <li key={id}>
                <QrCode text={badgeLink} label={`Badge code of ${name}`} className={styles.code} />
                <p className="link-row">
                  <a href={badgeLink}>{name}</a>
                  <NewCode nameId={nameId} name={name} />
                </p>
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

/** For whoever showed the code to somebody, or handed the mail on. */
function NewCode({ nameId, name }: Pick<Attendee, 'nameId' | 'name'>) {
  const [isAsking, setAsking] = useState(false);
  const [renew] = useRenewBadgeCodeMutation();
  const { run } = useAction({
    send: () => renew(nameId),
    subject: () => ({ id: nameId, name }),
    failure: 'The code was not made anew.',
    succeeded: () => showToast({ title: `${name} has a new code` }),
  });
  return (
    <>
      <button
        type="button"
        className="btn btn-text"
        aria-label={`New code for ${name}`}
        onClick={() => setAsking(true)}
      >
        New code
      </button>
      {isAsking && (
        <MessageDialog
          tone="question"
          title="New code"
          action={{ label: 'Make a new code', run: () => void run() }}
          onClose={() => setAsking(false)}
        >
          At the door the code of {name} that was mailed or printed is not known any more. Show the new one
          from here, or print it again.
        </MessageDialog>
      )}
    </>
  );
}

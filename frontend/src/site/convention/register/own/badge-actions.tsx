import { lazy, Suspense, useRef, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { type Attendee, useWithdrawBadgeOfferMutation } from '#core/api/generated.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { PanelBoundary } from '#ui/feedback/error-boundary.tsx';
import styles from './badge-actions.module.css';

// What asks comes once it is wanted.
const GiveBack = lazy(async () => ({ default: (await import('./give-back.tsx')).GiveBack }));
const HandOn = lazy(async () => ({ default: (await import('./hand-on.tsx')).HandOn }));

interface BadgeActionsProps {
  attendee: Attendee;
  /** The person is gone from the list, and what had the focus with them. */
  onGone: () => void;
}

/** What one does with the badge of one person: give it back, or hand it on. Each asks in its place. */
export function BadgeActions({ attendee, onGone }: BadgeActionsProps) {
  const [open, setOpen] = useState<'give-back' | 'hand-on'>();
  const element = useRef<HTMLDivElement>(null);
  const { name, offer } = attendee;
  if (attendee.checkedIn) return null;

  const close = () => {
    const opener = open;
    setOpen(undefined);
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>(`[data-opens="${opener}"]`)?.focus(),
    );
  };
  return (
    <div ref={element} className="shrinks across">
      {offer && <Offer attendee={attendee} />}
      <PanelBoundary>
        <Suspense>
          {open === 'give-back' && <GiveBack attendee={attendee} onDone={onGone} onCancel={close} />}
          {open === 'hand-on' && <HandOn attendee={attendee} onDone={close} />}
        </Suspense>
      </PanelBoundary>
      {!open && (
        <p className={`cluster ${styles.links}`}>
          <button
            type="button"
            className="btn btn-text"
            data-opens="give-back"
            aria-label={`Give back the badge of ${name}`}
            onClick={() => setOpen('give-back')}
          >
            Give back
          </button>
          {!offer && (
            <button
              type="button"
              className="btn btn-text"
              data-opens="hand-on"
              aria-label={`Hand on the badge of ${name}`}
              onClick={() => setOpen('hand-on')}
            >
              Hand on
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function Offer({ attendee: { name, nameId, offer } }: { attendee: Attendee }) {
  const edition = useEdition();
  const [withdraw] = useWithdrawBadgeOfferMutation();
  const takeBack = useAction({
    send: () => withdraw(nameId),
    failure: 'The offer was not taken back. Please try again.',
    succeeded: () =>
      showToast({ title: 'Offer taken back', description: `The badge of ${name} stays yours.` }),
  });
  if (!offer) return null;
  return (
    <p className={`small row anywhere wrap ${styles.offer}`}>
      <span>
        Offered to {offer.address} until {shortMoment(offer.endsAt, edition.timeZone)}. It stays yours until
        somebody takes it.
      </span>
      <button
        type="button"
        className="btn"
        aria-label={`Take back the offer of the badge of ${name}`}
        aria-disabled={takeBack.isBusy}
        onClick={takeBack.press()}
      >
        Take back
      </button>
    </p>
  );
}

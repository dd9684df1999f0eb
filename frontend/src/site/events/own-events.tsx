import { useId, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useSaveLatest } from '#core/action/use-save-latest.ts';
import {
  type Notices as NoticesOf,
  type User,
  useGetCalendarAddressQuery,
  useGetNoticesQuery,
  useRenewCalendarAddressMutation,
  useSetNoticesMutation,
} from '#core/api/generated.ts';
import { Copied } from '#ui/feedback/copied.tsx';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { useCopy } from '#ui/feedback/timing.ts';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './own-events.module.css';

/** Settings for one's own events: the calendar address and mail notices. */
export function OwnEvents({ user }: { user: User | null }) {
  return (
    <section className="card card-body above-24" aria-labelledby="own-events-title">
      <h2 id="own-events-title">Your events</h2>
      {!user?.needsLogin && <CalendarAddress />}
      <Notices />
    </section>
  );
}

function CalendarAddress() {
  const { data, isError, refetch } = useGetCalendarAddressQuery();
  const [isCopied, copy] = useCopy();
  if (isError && !data) {
    return <LoadFailure title="Your calendar address could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  const { address } = data;
  return (
    <div className="form">
      <Field
        label="Calendar address"
        hint="A calendar app that subscribes to this address shows the events you take part in. Whoever has it sees them too."
      >
        {(control) => (
          <input
            {...control}
            className="input"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <p className="link-row">
        <button type="button" className="btn" onClick={() => copy(address)}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? 'Copied!' : 'Copy address'}
        </button>
        <Copied isCopied={isCopied} />
        <a className="btn" href={address.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          Subscribe
        </a>
        <RenewAddress />
      </p>
    </div>
  );
}

/** Creates a new calendar address, for one that others got hold of. */
function RenewAddress() {
  const [renew, { isLoading }] = useRenewCalendarAddressMutation();
  const [isAsking, setAsking] = useState(false);
  const renewAddress = async () => {
    const { error } = await renew();
    showToast(
      error
        ? {
            variant: 'destructive',
            title: 'The address is still the same',
            description: 'The server did not answer as it should. Please try again.',
          }
        : { title: 'Your calendar has a new address' },
    );
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-text"
        aria-disabled={isLoading}
        onClick={() => isLoading || setAsking(true)}
      >
        Renew address
      </button>
      {isAsking && (
        <MessageDialog
          tone="question"
          title="Renew the address?"
          onClose={() => setAsking(false)}
          action={{ label: 'Renew', run: () => void renewAddress() }}
        >
          Calendars that subscribe to the present address will find nothing there any more.
        </MessageDialog>
      )}
    </>
  );
}

function Notices() {
  const { data, isError, refetch } = useGetNoticesQuery();
  const [setNotices] = useSetNoticesMutation();
  const { said, say, isBusy } = useSaveLatest({
    save: (notices: NoticesOf) => setNotices(notices),
    failure: 'Your choice was not saved.',
    refused: () =>
      showToast({
        variant: 'destructive',
        title: 'Your choice was not saved',
        description: 'The server did not answer as it should. Please try again.',
      }),
  });
  if (isError && !data)
    return <LoadFailure title="Your choice of mails could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return null;
  const shown = (isBusy ? said : null) ?? data;
  return (
    <>
      <Choice
        label="Mail me about my events"
        hint="When you have a place, when an event changes or is cancelled, and what is still missing the day before."
        checked={shown.events}
        onChange={(events) => say({ ...shown, events })}
      />
      <Choice
        label="Mail me about games for sale"
        hint="When somebody wants your game or writes about it, and what becomes of a game that you want."
        checked={shown.market}
        onChange={(market) => say({ ...shown, market })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label className={`flex top gap-10 line-above strong ${styles.notices}`} htmlFor={id}>
      <input id={id} type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        <span className="small muted block regular">{hint}</span>
      </span>
    </label>
  );
}

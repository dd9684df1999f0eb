import { Form, Input } from 'antd';
import { useMemo } from 'react';
import { OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { MailPreview, PreviewSection } from '#antd/mail/mail-preview.tsx';
import { problemOf } from '#core/api/problem.ts';
import { usePreviewWrittenInvitationQuery, type WrittenInvitation } from '#core/api/staff.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { LONGEST_WORDS } from '../mail-text.ts';
import { type GamedayFields, gamedayFormOf } from './gameday-form.ts';
import styles from './invitation-words.module.css';

/** ms; while words are typed, the mail is not asked for with every key. */
const REST = 400;
/** No invitation says how many seats there are: another number asks for no other mail. */
const ANY_CAPACITY = 1;

/** The invitation with the words that are being written. */
interface Written {
  /** The one before while another loads. */
  mail: WrittenInvitation | undefined;
  /** What is wrong with the words. */
  problem: string | undefined;
  /** A mail needs a date and a place. */
  isComplete: boolean;
  isError: boolean;
  retry: () => void;
}

/** @param typed undefined while the form opens */
export function useWrittenInvitation(typed: GamedayFields | undefined): Written {
  const now = JSON.stringify(
    typed?.date && typed.location ? gamedayFormOf({ ...typed, capacity: ANY_CAPACITY }) : null,
  );
  const rested = useDebouncedValue(now, REST);
  const form = useMemo(() => JSON.parse(rested), [rested]);
  const { data, error, refetch } = usePreviewWrittenInvitationQuery(form, {
    skip: form === null,
    refetchOnMountOrArgChange: true,
  });
  const fields = problemOf(error).fields;
  return {
    mail: data,
    problem: fields.invitationWords,
    isComplete: now !== 'null',
    // What is wrong with a field is said there.
    isError: Boolean(error) && Object.keys(fields).length === 0,
    retry: () => void refetch(),
  };
}

/** The words of a gameday for its invitation, below those that the edition says before them. */
export function InvitationWordsField({ written }: { written: Written }) {
  const { mail, problem } = written;
  return (
    <>
      {mail?.opening && (
        <figure className={`sunken small-type muted round ${styles.opening}`}>
          <figcaption>
            Every invitation begins with these words of the edition. Yours follow, so greet only once.
          </figcaption>
          <blockquote>{mail.opening}</blockquote>
        </figure>
      )}
      <Form.Item
        name="invitationWords"
        label={<OptionalLabel text="Words in the invitation" />}
        validateStatus={problem && 'error'}
        help={problem}
        extra="Only in the invitation and the reminder, above the day. {{name}} is the guest; **bold** and [a link](https://…) work. Changing them mails nobody."
      >
        <Input.TextArea rows={3} maxLength={LONGEST_WORDS} />
      </Form.Item>
    </>
  );
}

/** The invitation as an example guest would get it. */
export function WrittenInvitationMail({ written }: { written: Written }) {
  const { mail, isComplete, isError, retry } = written;
  return (
    <PreviewSection title="The invitation">
      {isComplete || mail ? (
        <MailPreview
          mail={mail}
          to={mail && `${mail.guestName} (example)`}
          isError={isError}
          onRetry={retry}
          marksOwnWords
        />
      ) : (
        <p className="small muted">The mail appears here once there are a date and a location.</p>
      )}
    </PreviewSection>
  );
}

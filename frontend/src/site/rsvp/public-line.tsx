import { useWaitForSeatsPubliclyMutation } from '#core/api/generated.ts';
import { refusalText } from '#core/api/problem.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import { LineRules } from './join-line.tsx';
import { LineCard } from './line-card.tsx';
import { emailError, nameError } from './rsvp-answer.ts';
import { AdditionalGuests } from './rsvp-fields.tsx';

const FAILURE = 'Failed to wait in line';

/** The form of the line. The page holds it, and takes along what was typed when a seat frees up. */
export function usePublicLine(gamedayId: string) {
  const [waitPublicly] = useWaitForSeatsPubliclyMutation();
  return useEdit({
    name: gamedayId,
    value: { name: '', email: '', guests: 0 },
    failure: FAILURE,
    check: ({ name, email }) => ({ name: nameError(name), email: emailError(email) }),
    save: ({ name, email, guests }) =>
      waitPublicly({ gamedayID: gamedayId, name: name.trim(), email: email.trim(), guests }),
  });
}

interface PublicLineProps {
  form: ReturnType<typeof usePublicLine>;
  seatsOffered: number;
}

/** The line for seats of a full gameday, for anybody who has its shared link. The place itself is told by mail alone. */
export function PublicLine({ form, seatsOffered }: PublicLineProps) {
  if (form.saved) return <Mailed to={form.saved.values.email.trim()} />;
  return (
    <LineCard title="Wait in line" takesFocus={false}>
      <LineRules seatsOffered={seatsOffered} />
      <form {...form.props} className="form">
        <TextField form={form} name="name" label="Full name" autoComplete="name" maxLength={60} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
        <AdditionalGuests
          value={form.values.guests}
          error={form.errors.guests}
          onChange={(guests) => form.change({ guests })}
        />
        {form.problem && (
          <Notice tone="error" title={FAILURE} live>
            {refusalText(form.problem)}
          </Notice>
        )}
        <button type="submit" className="btn btn-primary btn-large btn-block" aria-disabled={form.isSending}>
          <Icon name="bell" />
          Tell me when seats free up
        </button>
      </form>
      <p className="small muted centred">We mail you your place, with a link to leave the line.</p>
      <PrivacyLine />
    </LineCard>
  );
}

function Mailed({ to }: { to: string }) {
  return (
    <LineCard title="Look into your mail" takesFocus>
      <p className="grid gap-8 anywhere">
        We wrote to {to}. The mail tells your place in line, or asks you to confirm the address first.
      </p>
    </LineCard>
  );
}

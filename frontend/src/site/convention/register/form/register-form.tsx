import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { type Register, type Registered, useRegisterMutation } from '#core/api/generated.ts';
import { unreachedText } from '#core/api/problem.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { useKept } from '#core/edit/use-kept.ts';
import { count } from '#core/text/count-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useAddressDoubt } from '#ui/form/use-address-doubt.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import type { BadgeWish } from '../line/wait-for-badges.tsx';
import { badgesText, paymentText } from '../price-text.ts';
import styles from '../register-card.module.css';
import { BadgesLeft } from '../registration-notes.tsx';
import { keepTypedPeople } from '../typed-people.ts';
import {
  ALL_NAMES,
  type NameEntry,
  PARENT_AGREES,
  type RegistrationValues,
  refusedFields,
  registrationErrors,
} from './attendee-form.ts';
import { AttendeeLines } from './attendee-lines.tsx';
import { ParentTick } from './parent-tick.tsx';

const FIRST: NameEntry = { key: 1, name: '', badge: true };

/** Badges that are kept for somebody who waited in line. */
export interface KeptBadges {
  /** Of the mailed link. */
  line: string;
  email: string;
}

/** The refusal because too few badges are left. */
const TOO_FEW = 'no-badges';

interface RegisterFormProps {
  kept: KeptBadges | undefined;
  /** Somebody has just registered here, and another one does now. */
  isForOther: boolean;
  /** What was registered for an address that is corrected now. */
  corrected: RegistrationValues | undefined;
  onStart: () => void;
  /** There are too few badges, and it is wished to wait for them. */
  onWait: (wish: BadgeWish) => void;
  onSent: (message: string, values: RegistrationValues) => void;
}

/** One e-mail address and everyone who comes along. Whatever goes wrong, and while somebody reads what they agree to, what was typed stays. */
export function RegisterForm({ kept, isForOther, corrected, onStart, onWait, onSent }: RegisterFormProps) {
  const [register] = useRegisterMutation();
  const stored = useKept(`register:${kept?.line ?? ''}`, { isOfVisitor: true });
  const form = useEdit<RegistrationValues, Registered>({
    name: kept?.line,
    value: corrected ?? { email: kept?.email ?? '', entries: [FIRST], parentAgrees: false },
    check: registrationErrors,
    save: (values) =>
      register({
        ...bodyOf(values),
        ...(corrected ? { insteadOf: corrected.email.trim() } : kept && { line: kept.line }),
      }),
    onSaved: ({ message, heldUntil }, values) => {
      // No badge is held before the address is confirmed: nobody types the names twice.
      if (heldUntil === null) keepTypedPeople(bodyOf(values));
      onSent(message, values);
    },
    failure: 'You are not registered. Please try again.',
    errorsOf: ({ fields }, { entries }) => refusedFields(fields, entries),
    takesFocus: isForOther || corrected !== undefined,
    // After a reload nothing would say whose place a corrected one takes.
    ...(!corrected && { kept: stored }),
  });
  const { values, errors, problem, isSending } = form;
  const doubt = useAddressDoubt({
    email: values.email,
    hint: 'Your confirmation goes to this address.',
    onTake: (email) => form.change({ email }),
  });
  const badges = values.entries.filter(({ badge }) => badge).length;

  return (
    <form {...form.props} onChange={onStart}>
      <div className={styles.body}>
        <TextField
          form={form}
          name="email"
          label="Email Address"
          className="input-large"
          type="email"
          autoComplete="email"
          {...doubt}
        />
        <AttendeeLines
          entries={values.entries}
          errors={errors}
          onChange={(entries, field = ALL_NAMES) => form.change({ entries }, [field, ALL_NAMES])}
        />
        {hasChild(values.entries) && (
          <ParentTick
            isTicked={values.parentAgrees}
            error={errors[PARENT_AGREES]}
            onChange={(parentAgrees) => form.change({ parentAgrees })}
          />
        )}
        {problem && (
          <Notice tone="error" title={problem.title} live>
            <p>{problem.message ?? unreachedText()}</p>
            {problem.code === TOO_FEW && (
              <button
                type="button"
                className="btn"
                onClick={() => onWait({ email: values.email.trim(), badges: Math.max(1, badges) })}
              >
                Wait in line for {count(Math.max(1, badges), 'badge')}
              </button>
            )}
          </Notice>
        )}
        {!kept && <BadgesLeft />}
        <PrivacyLine>
          By registering you agree to the <Link to="/conduct">code of conduct</Link>, which says whom to tell
          when something is wrong.
        </PrivacyLine>
      </div>
      <div className={`row spread gap-16 line-above sunken ${styles.total}`}>
        <Total entries={values.entries} />
        <button type="submit" className="btn btn-primary btn-large" aria-disabled={isSending}>
          Register
        </button>
      </div>
    </form>
  );
}

function bodyOf({ email, entries, parentAgrees }: RegistrationValues): Register {
  return {
    email: email.trim(),
    attendees: entries.map(({ name, badge }) => ({ name: name.trim(), badge })),
    ...(hasChild(entries) && { parentAgrees }),
  };
}

function hasChild(entries: readonly NameEntry[]): boolean {
  return entries.some(({ badge }) => !badge);
}

function Total({ entries }: { entries: readonly NameEntry[] }) {
  const edition = useEdition();
  const badges = entries.filter(({ badge }) => badge).length;
  return (
    <div role="status">
      <p className={styles.sum}>{badgesText(badges, edition)}</p>
      <p className="small muted">
        {paymentText(badges, entries.length - badges, edition.links.payment !== null)}
      </p>
    </div>
  );
}

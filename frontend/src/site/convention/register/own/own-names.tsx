import { lazy, Suspense, useRef, useState } from 'react';
import {
  type OwnAttendeeForm,
  type Registration,
  type User,
  useAddAttendeeMutation,
  useGetPlacesQuery,
  useGetRegistrationQuery,
  useUpdateAttendeeMutation,
} from '#core/api/generated.ts';
import { unreachedText } from '#core/api/problem.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { PanelBoundary } from '#ui/feedback/error-boundary.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import { type NameEntry, nameField, PARENT_AGREES, parentError } from '../form/attendee-form.ts';
import { AttendeeLine } from '../form/attendee-line.tsx';
import { ParentTick } from '../form/parent-tick.tsx';
import { AmountDue, BadgeTag } from './amount-due.tsx';
import { BadgeActions } from './badge-actions.tsx';
import { namesOf, type OwnName } from './name-list.ts';
import styles from './own-names.module.css';
import { RemoveName } from './remove-name.tsx';

const ADD = 'add';

/** It brings what draws the codes, which nobody needs who has no badge. */
const BadgeCodes = lazy(async () => ({ default: (await import('./badge-codes.tsx')).BadgeCodes }));

/** The numbered names of whoever is signed in, each to be corrected, more to be added, and what they cost. */
export function OwnNames({ user }: { user: User }) {
  const { data: registration, isError, refetch } = useGetRegistrationQuery();
  const { data: places } = useGetPlacesQuery();
  const [addAttendee] = useAddAttendeeMutation();
  const [updateAttendee] = useUpdateAttendeeMutation();
  const isOver = places?.isOpen === false;
  const [open, setOpen] = useState<string>();
  const section = useRef<HTMLElement>(null);

  const close = () => {
    const opener = open;
    setOpen(undefined);
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLElement>(`[data-opens="${opener}"]`)?.focus(),
    );
  };
  return (
    <section ref={section} className={`stack gap-16 ${styles.section}`} tabIndex={-1} aria-label="Your names">
      <ol>
        {namesOf(user, registration).map((entry, index) =>
          entry.attendee && open === entry.attendee.id ? (
            <li key={entry.id}>
              <NameForm
                label={`Name ${index + 1}`}
                name={entry.name}
                badge={entry.attendee.badge}
                isAgreed={entry.attendee.parentAgreed}
                save={(attendee) => updateAttendee({ id: open, ownAttendeeForm: attendee })}
                saveLabel="Save"
                onClose={close}
              />
            </li>
          ) : (
            <OwnNameLine
              key={entry.id}
              entry={entry}
              label={`Name ${index + 1}`}
              registration={registration}
              onEdit={isOver ? undefined : () => setOpen(entry.attendee?.id)}
              onGone={() => section.current?.focus()}
            />
          ),
        )}
      </ol>
      {isError && (
        <LoadFailure title="Your registration could not be loaded" onRetry={() => void refetch()} />
      )}
      {registration?.registered === false && (
        <p className="muted">Nobody is registered with this address for this year yet.</p>
      )}
      {registration &&
        !isOver &&
        (open === ADD ? (
          <NameForm label="New name" name="" badge save={addAttendee} saveLabel="Add" onClose={close} />
        ) : (
          <p>
            <button type="button" className="btn btn-text" data-opens={ADD} onClick={() => setOpen(ADD)}>
              <Icon name="plus" />
              Add a name
            </button>
          </p>
        ))}
      {registration?.registered && (
        <>
          <AmountDue registration={registration} />
          <PanelBoundary>
            <Suspense>
              <BadgeCodes attendees={registration.attendees} />
            </Suspense>
          </PanelBoundary>
        </>
      )}
    </section>
  );
}

interface OwnNameLineProps {
  entry: OwnName;
  label: string;
  /** Of this edition, once it is known. */
  registration: Registration | undefined;
  /** None when nothing can be changed any more. */
  onEdit?: () => void;
  /** The name is gone from the list. */
  onGone: () => void;
}

function OwnNameLine({ entry, label, registration, onEdit, onGone }: OwnNameLineProps) {
  const { attendee } = entry;
  return (
    <li className={`grid middle ${styles.line}`}>
      <span className="small muted">{label}</span>
      <Written as="span" className={`anywhere ${styles.name}`}>
        {entry.name}
      </Written>
      {registration &&
        (attendee ? (
          <BadgeTag badge={attendee.badge} />
        ) : (
          <span className="tag tag-open">Not this year</span>
        ))}
      {attendee && onEdit && (
        <IconButton
          icon="edit"
          label={`Correct ${entry.name}`}
          tooltip="Correct"
          data-opens={attendee.id}
          onClick={onEdit}
        />
      )}
      {attendee && registration?.badgesMayChange && <BadgeActions attendee={attendee} onGone={onGone} />}
      {registration && !attendee && <RemoveName id={entry.id} name={entry.name} onGone={onGone} />}
    </li>
  );
}

/** There is one line, so any key does. */
const FIELD = nameField(0);

interface NameFormProps {
  label: string;
  name: string;
  badge: boolean;
  /** A parent has agreed before that the name is kept. */
  isAgreed?: boolean;
  saveLabel: string;
  save: (attendee: OwnAttendeeForm) => Promise<{ data?: unknown; error?: unknown }>;
  onClose: () => void;
}

/** Adds or corrects one name; it closes once the server has it, and keeps what was typed until then. */
function NameForm({ label, name, badge, isAgreed = false, saveLabel, save, onClose }: NameFormProps) {
  const asksParent = (isBadge: boolean) => !isBadge && !isAgreed;
  const form = useEdit<NameEntry & { parentAgrees: boolean }>({
    value: { key: 0, name, badge, parentAgrees: false },
    check: (entry) => ({
      [FIELD]: entry.name.trim() ? undefined : 'Name is required',
      [PARENT_AGREES]: parentError(asksParent(entry.badge), entry.parentAgrees),
    }),
    save: (entry) => save({ name: entry.name.trim(), badge: entry.badge, parentAgrees: entry.parentAgrees }),
    onSaved: onClose,
    failure: `${name || 'The new name'} was not saved. Please try again.`,
    errorsOf: ({ fields }) => ({ [FIELD]: fields.name, [PARENT_AGREES]: fields.parentAgrees }),
    takesFocus: true,
  });

  return (
    <form {...form.props} className={`grid gap-12 ${styles.form}`}>
      <AttendeeLine
        entry={form.values}
        label={label}
        error={form.errors[FIELD]}
        onChange={(part) => form.change(part, [FIELD])}
      />
      {asksParent(form.values.badge) && (
        <ParentTick
          isTicked={form.values.parentAgrees}
          error={form.errors[PARENT_AGREES]}
          onChange={(parentAgrees) => form.change({ parentAgrees })}
        />
      )}
      {form.problem && (
        <Notice tone="error" live>
          {form.problem.message ?? unreachedText()}
        </Notice>
      )}
      <p className="link-row">
        <button type="submit" className="btn btn-primary" aria-disabled={form.isSending}>
          {saveLabel}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}

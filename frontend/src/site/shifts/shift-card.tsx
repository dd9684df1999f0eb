import { useState } from 'react';
import { Link } from 'react-router';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { failureText } from '#core/api/failure-text.ts';
import {
  type HelperName,
  type OfferedShift,
  type OwnShiftPlace,
  useGiveShiftBackMutation,
  useSeekReplacementMutation,
  useTakeShiftMutation,
} from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { shiftTime } from '#core/text/shift-days.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './shifts.module.css';
import { TapAgain } from './tap-again.tsx';

interface ShiftCardProps {
  shift: OfferedShift;
  /** Those of the account that may take it. */
  names: HelperName[];
}

/** A shift, with what one may do about it. */
export function ShiftCard({ shift, names }: ShiftCardProps) {
  const { timeZone } = useEdition();
  const hasBegun = useAtTime((now) => Date.parse(shift.startsAt) <= now);
  const [refusal, setRefusal] = useState<string>();
  const { title, place, notes, own } = shift;
  const free = names.filter(({ id }) => !own.some(({ nameId }) => nameId === id));
  return (
    <li
      className={`card flex spread column gap-12 shrinks anywhere ${styles.shift} ${own.length > 0 ? styles.own : ''}`}
    >
      <div>
        <p className="strong label-type">{shiftTime(shift, timeZone)}</p>
        <h4>{title}</h4>
        <p className={`flex top muted label-type ${styles.fact}`}>
          <Icon name="pin" />
          {place}
        </p>
        <p className={`flex top muted label-type ${styles.fact}`}>
          <Icon name="group" />
          {placesText(shift)}
        </p>
        {notes && (
          <Written as="p" className="above-8 keeps-lines">
            {notes}
          </Written>
        )}
      </div>
      {own.map((part) => (
        <OwnPlace key={part.nameId} shift={shift} part={part} hasBegun={hasBegun} onRefusal={setRefusal} />
      ))}
      {own.length > 0 && shift.opensDoor && <OwnDoor shift={shift} />}
      {!hasBegun && free.length > 0 && isFree(shift) && (
        <Take shift={shift} names={free} onRefusal={setRefusal} />
      )}
      {refusal && (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
    </li>
  );
}

type Refused = (text: string | undefined) => void;

function Take({ shift, names, onRefusal }: { shift: OfferedShift; names: HelperName[]; onRefusal: Refused }) {
  const [take] = useTakeShiftMutation();
  const action = useAction({
    send: ({ id }: HelperName) => {
      onRefusal(undefined);
      return take({ shiftId: shift.id, shiftPlaceForm: { id } });
    },
    failure: 'The shift was not taken.',
    refused: (error) => onRefusal(failureText('The shift was not taken.', error)),
    succeeded: (_data, { name }) => showToast({ title: `${name} helps: ${shift.title}` }),
  });
  const [only] = names;
  const isOthers = shift.own.length > 0 && names.length === 1;
  const label = isOthers
    ? `${only?.name} helps too`
    : shift.taken < shift.places
      ? 'Take this shift'
      : 'Take it over';
  return (
    <TapAgain
      label={label}
      about={shift.title}
      isPrimary
      isBusy={action.isBusy}
      question="Who helps?"
      choices={names.map((each) => ({ label: each.name, press: action.press(each) }))}
    />
  );
}

interface OwnPlaceProps {
  shift: OfferedShift;
  part: OwnShiftPlace;
  hasBegun: boolean;
  onRefusal: Refused;
}

function OwnPlace({ shift, part: { nameId, name, seeksReplacement }, hasBegun, onRefusal }: OwnPlaceProps) {
  const [giveBack] = useGiveShiftBackMutation();
  const [seek] = useSeekReplacementMutation();
  const form = { id: nameId };
  const giving = useAction({
    send: () => {
      onRefusal(undefined);
      return giveBack({ shiftId: shift.id, shiftPlaceForm: form });
    },
    failure: 'The shift was not given back.',
    refused: (error) => onRefusal(failureText('The shift was not given back.', error)),
    succeeded: () => showToast({ title: `${shift.title} is free for somebody else` }),
  });
  const seeking = useAction({
    send: () => {
      onRefusal(undefined);
      return seek({ shiftId: shift.id, replacementForm: { ...form, sought: !seeksReplacement } });
    },
    failure: 'That was not saved.',
    refused: (error) => onRefusal(failureText('That was not saved.', error)),
  });
  return (
    <div className={`grid gap-8 line-above ${styles.place}`}>
      <p>
        <Icon name="check" />
        <span>
          <b>{name}</b> {hasBegun ? 'helps now' : 'helps'}
          {seeksReplacement && ', until somebody takes it over'}
        </span>
      </p>
      {!hasBegun && (
        <div className="cluster gap-8">
          <button type="button" className="btn" aria-busy={seeking.isBusy} onClick={seeking.press()}>
            {seeksReplacement ? 'Keep it after all' : 'Look for a replacement'}
          </button>
          <TapAgain
            label="Give it back"
            about={`${shift.title}, ${name}`}
            isBusy={giving.isBusy}
            question="It is free for somebody else then."
            choices={[{ label: 'Yes, give it back', press: giving.press() }]}
            asksAlways
          />
        </div>
      )}
    </div>
  );
}

/** Whoever helps at the door finds it here, for as long as it opens to them. */
function OwnDoor({ shift: { startsAt, endsAt } }: { shift: OfferedShift }) {
  const isOpen = useAtTime((now) => Date.parse(startsAt) <= now && now < Date.parse(endsAt));
  return isOpen ? (
    <Link className="btn btn-primary" to="/door">
      Open the door
    </Link>
  ) : (
    <p className={`flex top muted label-type ${styles.fact}`}>
      You check people in: the door opens to you here while your shift lasts.
    </p>
  );
}

function isFree({ taken, places, replacements }: OfferedShift): boolean {
  return taken < places || replacements > 0;
}

function placesText({ taken, places, replacements }: OfferedShift): string {
  if (taken < places) return places === 1 ? '1 place free' : `${places - taken} of ${places} places free`;
  if (replacements > 0) return 'Somebody looks for a replacement';
  return places === 1 ? 'Taken' : `All ${places} places are taken`;
}

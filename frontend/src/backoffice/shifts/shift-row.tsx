import { Checkbox } from 'antd';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { type RotaShift, type ShiftHelper, useMarkNoShowMutation } from '#core/api/staff.ts';
import { useAtTime } from '#core/clock.ts';
import { shiftTime } from '#core/text/shift-days.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './manage.module.css';

interface ShiftRowProps {
  shift: RotaShift;
  onEdit: (id: string) => void;
  onCancel: (id: string) => void;
}

/** A shift with who has taken it; a row on wide screens, a card on phones. */
export function ShiftRow({ shift, onEdit, onCancel }: ShiftRowProps) {
  const { timeZone } = useEdition();
  const { id, title, place, places, taken, forAnyone, opensDoor, helpers, notes } = shift;
  const hasBegun = useAtTime((now) => Date.parse(shift.startsAt) <= now);
  const isOver = useAtTime((now) => Date.parse(shift.endsAt) <= now);
  return (
    <li className={`grid anywhere line-above at-top ${styles.row}`}>
      <p className="strong">{shiftTime(shift, timeZone)}</p>
      <div className={styles.what}>
        <h4>{title}</h4>
        <p className="small muted">
          {place}
          {!forAnyone && ', for some helpers'}
          {opensDoor && ', opens the door'}
        </p>
        {notes && (
          <Written as="p" className={`small keeps-lines ${styles.notes}`}>
            {notes}
          </Written>
        )}
      </div>
      <div className={`grid gap-8 from-start ${styles.who}`}>
        <span className={taken === 0 ? 'tag tag-danger' : taken < places ? 'tag' : 'tag tag-success'}>
          <Icon name={taken === 0 ? 'alert' : taken < places ? 'group' : 'check'} />
          {taken === 0 ? `Nobody yet, ${places} needed` : `${taken} of ${places}`}
        </span>
        {helpers.length > 0 && (
          <ul className={`grid gap-8 full ${styles.helpers}`}>
            {helpers.map((helper) => (
              <Helper key={helper.nameId} shiftId={id} helper={helper} hasBegun={hasBegun} />
            ))}
          </ul>
        )}
      </div>
      {!isOver && (
        <span className={styles.actions}>
          <IconButton icon="edit" label={`Edit ${title}`} onClick={() => onEdit(id)} />
          <IconButton icon="trash" label={`Cancel ${title}`} onClick={() => onCancel(id)} />
        </span>
      )}
    </li>
  );
}

interface HelperProps {
  shiftId: string;
  helper: ShiftHelper;
  hasBegun: boolean;
}

function Helper({
  shiftId,
  helper: { nameId, name, email, seeksReplacement, noShow },
  hasBegun,
}: HelperProps) {
  const [mark] = useMarkNoShowMutation();
  const { run, isBusy } = useAction({
    send: (missing: boolean) => mark({ id: shiftId, noShowForm: { id: nameId, noShow: missing } }),
    subject: () => ({ id: nameId, name }),
    failure: 'That was not saved.',
  });
  return (
    <li>
      <span>
        <b className={noShow ? styles.missing : undefined}>{name}</b>{' '}
        <a className="small" href={`mailto:${email}`}>
          {email}
        </a>
        {seeksReplacement && <span className="small muted"> looks for a replacement</span>}
      </span>
      {hasBegun && (
        <Checkbox checked={noShow} disabled={isBusy} onChange={({ target }) => void run(target.checked)}>
          Did not come<span className="visually-hidden">: {name}</span>
        </Checkbox>
      )}
    </li>
  );
}

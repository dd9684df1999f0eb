import { Button } from 'antd';
import { useRef, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useDownload } from '#core/api/download.ts';
import { useEdition } from '#core/api/edition.ts';
import { refusalText } from '#core/api/problem.ts';
import { type FoundPerson, useFindPersonMutation, useKeepPersonMutation } from '#core/api/staff.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Names } from '#ui/text/written.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './people.module.css';

const FAILURE = 'What is kept of the person was not found.';

/** What is kept of somebody who asks for it, or wants it erased; guests who never had an account are found as well. */
export function PersonCard() {
  const [find] = useFindPersonMutation();
  const [found, setFound] = useState<FoundPerson>();
  /** It was changed, and could not be read again. */
  const [isOutdated, setOutdated] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useEdit<{ email: string }, FoundPerson>({
    value: { email: '' },
    check: ({ email }) => ({ email: addressProblem(email, 'Please enter an e-mail address') }),
    save: ({ email }) => {
      // Below another address nobody may read this person's data, also when that one is not found.
      setFound(undefined);
      setOutdated(false);
      return find({ email: email.trim() });
    },
    onSaved: setFound,
    failure: FAILURE,
    asksToLeave: false,
  });
  const findAgain = async (email: string) => {
    const { data } = await find({ email });
    setOutdated(!data);
    if (data) setFound(data);
  };
  return (
    <section className={`card card-body ${styles.account}`} aria-labelledby="person">
      <div>
        <h2 id="person" ref={heading} tabIndex={-1}>
          A person’s data
        </h2>
        <p className="small muted">
          For whoever asks what is kept of them, or wants it erased. Guests without an account are found as
          well.
        </p>
      </div>
      <form {...form.props} className={`grid gap-8 ${styles.find}`}>
        <TextField form={form} name="email" label="Address of the person" type="email" autoComplete="off" />
        <Button htmlType="submit" loading={form.isSending}>
          Look up
        </Button>
      </form>
      {form.problem && (
        <Notice tone="error" live>
          <p>{refusalText(form.problem) ?? FAILURE}</p>
        </Notice>
      )}
      <StatusRegion>
        {found && isOutdated && (
          <Notice tone="error">
            This is how it was before the change. Look up again to see how it is now.
          </Notice>
        )}
        {found && <Person person={found} onChanged={() => void findAgain(found.email)} />}
      </StatusRegion>
      <RoutedDialog name="erase-person" find={() => found} fallbackFocus={heading}>
        {(person, frame) => (
          <EraseDialog email={person.email} frame={frame} onDone={() => void findAgain(person.email)} />
        )}
      </RoutedDialog>
    </section>
  );
}

interface PersonProps {
  person: FoundPerson;
  onChanged: () => void;
}

function Person({ person: { email, names, hasAccount, counts, planned }, onChanged }: PersonProps) {
  const openDialog = useOpenDialog();
  const download = useDownload();
  const { press, isBusy } = useAction({
    send: () => download({ path: '/api/organise/persons/data', body: { email } }),
    subject: () => ({ id: email, name: email }),
    failure: 'The data were not downloaded.',
  });
  return (
    <div className={`grid gap-16 anywhere line-above ${styles.person}`}>
      <p>
        <b>{names.length > 0 ? <Names names={names} /> : email}</b>
        <span className="block small-type muted">{hasAccount ? email : `${email}, no account`}</span>
      </p>
      {counts.length === 0 ? (
        <p>Nothing is kept of this address.</p>
      ) : (
        <>
          <dl className={`grid ${styles.counts}`}>
            {counts.map(({ file, title, count }) => (
              <div key={file}>
                <dt>{title}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          {planned?.eraseAt && <Planned id={planned.id} eraseAt={planned.eraseAt} onChanged={onChanged} />}
          <p className="link-row">
            <Button icon={<Icon name="download" />} loading={isBusy} onClick={press()}>
              Download
            </Button>
            <Button danger icon={<Icon name="trash" />} onClick={() => openDialog('erase-person')}>
              Erase
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

interface PlannedProps {
  id: string;
  eraseAt: string;
  onChanged: () => void;
}

function Planned({ id, eraseAt, onChanged }: PlannedProps) {
  const { timeZone } = useEdition();
  const [keep] = useKeepPersonMutation();
  const { press, isBusy } = useAction({
    send: () => keep(id),
    subject: () => ({ id, name: 'The person' }),
    failure: 'The person is still to be erased.',
    succeeded: () => showToast({ title: 'They are kept' }),
    proceed: onChanged,
  });
  return (
    <Notice tone="info" title={`Will be erased ${shortMoment(eraseAt, timeZone)}`}>
      <Button loading={isBusy} onClick={press()}>
        Keep after all
      </Button>
    </Notice>
  );
}

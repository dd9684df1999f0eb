import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { refusalText } from '#core/api/problem.ts';
import { type FoundAccount, useBlockAccountMutation, useFindAccountMutation } from '#core/api/staff.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { count } from '#core/text/count-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Names } from '#ui/text/written.tsx';
import styles from './people.module.css';

const FAILURE = 'The account was not found.';

/** Keeps somebody out, or lets them in again. */
export function AccountCard() {
  const [find] = useFindAccountMutation();
  const [found, setFound] = useState<FoundAccount>();
  const form = useEdit<{ email: string }, FoundAccount>({
    value: { email: '' },
    check: ({ email }) => ({ email: addressProblem(email, 'Please enter an e-mail address') }),
    save: ({ email }) => find({ email: email.trim() }),
    onSaved: setFound,
    failure: FAILURE,
    asksToLeave: false,
  });
  return (
    <section className={`card card-body ${styles.account}`} aria-labelledby="account">
      <div>
        <h2 id="account">Somebody’s account</h2>
        <p className="small muted">For when somebody does harm, or an account is in foreign hands.</p>
      </div>
      <form {...form.props} className={`grid gap-8 ${styles.find}`}>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="off" />
        <Button htmlType="submit" loading={form.isSending}>
          Find
        </Button>
      </form>
      {form.problem && (
        <Notice tone="error" live>
          <p>{refusalText(form.problem) ?? FAILURE}</p>
        </Notice>
      )}
      {found && <Account account={found} onChanged={setFound} />}
    </section>
  );
}

interface AccountProps {
  account: FoundAccount;
  onChanged: (account: FoundAccount) => void;
}

function Account({ account, onChanged }: AccountProps) {
  const { email, names, isBlocked, shown } = account;
  const [hides, setHides] = useState(false);
  const [block] = useBlockAccountMutation();
  const change = useAction({
    send: () => block({ email, isBlocked: !isBlocked, hides: !isBlocked && hides }),
    subject: () => ({ id: email, name: email }),
    failure: isBlocked ? 'The account was not let in again.' : 'The account was not blocked.',
    succeeded: () =>
      showToast({ title: isBlocked ? 'They can sign in again' : 'They are signed out and kept out' }),
    proceed: onChanged,
  });
  return (
    <div className={`row spread gap-12 anywhere line-above wrap ${styles.found}`} role="status">
      <div>
        <p>
          <b>{names.length > 0 ? <Names names={names} /> : email}</b>
          {names.length > 0 && <span className="block small-type muted">{email}</span>}
        </p>
        <p className="small muted">{stateText(account)}</p>
        {!isBlocked && shown.length > 0 && (
          <>
            <Checkbox checked={hides} onChange={({ target }) => setHides(target.checked)}>
              Hide what it made: {shown.map(({ title, count: number }) => `${title} (${number})`).join(', ')}
            </Checkbox>
            <p className="small muted">
              Buyers and players are told by mail. Letting the account in again does not bring it back.
            </p>
          </>
        )}
      </div>
      <Button danger={!isBlocked} loading={change.isBusy} onClick={change.press()}>
        {isBlocked ? 'Let in again' : 'Sign out everywhere and block'}
      </Button>
    </div>
  );
}

function stateText({ isBlocked, sessions }: FoundAccount): string {
  if (isBlocked) return 'Blocked: cannot sign in.';
  return sessions === 0 ? 'Not signed in anywhere.' : `Signed in in ${count(sessions, 'browser')}.`;
}

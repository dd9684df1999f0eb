import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useAction } from '#core/action/use-action.ts';
import { useLinkToken } from '#core/address/use-link-token.ts';
import { useConfirmAddressMutation, useKeepAddressMutation } from '#core/api/generated.ts';
import { problemOf, refusalText } from '#core/api/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** /address-change#{token}: gives an account its new address by a press, so that a link scanner changes none. */
export function AddressChangePage() {
  const token = useLinkToken();
  const [confirm, { data, error }] = useConfirmAddressMutation();
  const { press, isBusy } = useAction({
    send: () => confirm({ token }),
    subject: () => ({ id: 'address', name: 'Your address' }),
    failure: 'The address was not changed.',
    refused: () => undefined,
  });
  return (
    <AddressPage
      title="New Address"
      button="Use this address"
      done={
        data && { title: 'Your address is changed', text: `Your account has the address ${data.email} now.` }
      }
      error={error}
      token={token}
      isBusy={isBusy}
      press={press()}
    >
      Once you press the button, you sign in with the address at which you got the link, and all mail of your
      account goes there. Your registration, events, games for sale and invitations come along. Every browser
      is signed out but the one that asked.
    </AddressPage>
  );
}

/** /address-keep#{token}: lets an account keep, or get back, its old address by a press. */
export function AddressKeepPage() {
  const token = useLinkToken();
  const [keep, { data, error }] = useKeepAddressMutation();
  const { press, isBusy } = useAction({
    send: () => keep({ token }),
    subject: () => ({ id: 'address', name: 'Your address' }),
    failure: 'The change was not stopped.',
    refused: () => undefined,
  });
  return (
    <AddressPage
      title="Keep Your Address"
      button="Keep my address"
      done={data && { title: 'Your address stays', text: `Your account has the address ${data.email}.` }}
      error={error}
      token={token}
      isBusy={isBusy}
      press={press()}
    >
      Somebody asked to give your account another address. Once you press the button, it keeps the one at
      which you got the link, and everybody is signed out of the account. Then sign in anew.
    </AddressPage>
  );
}

interface AddressPageProps {
  title: string;
  button: string;
  /** What is said once it is done. */
  done: { title: string; text: string } | undefined;
  error: unknown;
  token: string;
  isBusy: boolean;
  press: ComponentProps<'button'>['onClick'];
  children: ReactNode;
}

function AddressPage({ title, button, done, error, token, isBusy, press, children }: AddressPageProps) {
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="card card-body">
        {done ? (
          <>
            <Notice tone="success" title={done.title} takesFocus>
              {done.text}
            </Notice>
            <p>
              <Link to="/login">Your account</Link>
            </p>
          </>
        ) : (
          <>
            <p>{children}</p>
            {error !== undefined && (
              <Notice tone="error" title="That did not work" live>
                {refusalText(problemOf(error)) ?? 'The server did not answer. Please press again.'}
              </Notice>
            )}
            <p className="link-row">
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={isBusy || token === ''}
                onClick={token === '' ? undefined : press}
              >
                {button}
              </button>
            </p>
            {token === '' && <p>This page is opened by the link of a mail.</p>}
          </>
        )}
      </div>
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { toastFailure, useAction } from '#core/action/use-action.ts';
import { dismissPush } from '#core/api/browser/push-memory.ts';
import { failureText } from '#core/api/failure-text.ts';
import { useGetPushQuery } from '#core/api/push.ts';
import type { SessionDispatch } from '#core/api/session.ts';
import { IconButton } from '../form/icon-button.tsx';
import { Icon } from '../pieces/icon.tsx';
import { NOT_ALLOWED, NOT_ANSWERED, turnOn } from './device.ts';
import styles from './offer-line.module.css';
import { pushSupport, usePushSupport } from './push-support.ts';
import { HomeScreen, NotAllowed } from './push-words.tsx';
import { OWN_TOPICS } from './topics.ts';
import { useDeviceName } from './use-device-name.ts';

const FAILURE = 'Notices were not turned on.';

/** One quiet line with one button. The cross keeps it away from this browser. */
export function OfferLine({ email }: { email: string }) {
  const { data } = useGetPushQuery();
  const support = usePushSupport();
  const device = useDeviceName();
  const dispatch = useDispatch<SessionDispatch>();
  const place = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const told = data?.devices.find(({ isThisSession }) => isThisSession)?.topics ?? [];
  const { press, isBusy } = useAction({
    send: () =>
      turnOn({
        dispatch,
        owner: email,
        key: data?.key ?? '',
        topics: [...new Set([...OWN_TOPICS, ...told])],
      }),
    failure: FAILURE,
    proceed: () => setOn(true),
    // That it must not stands in the line.
    refused: (error) => {
      if (error !== NOT_ALLOWED) toastFailure(failureText(FAILURE, error));
      else if (pushSupport() !== 'denied') toastFailure(NOT_ANSWERED);
    },
  });
  const dismiss = () => {
    dismissPush();
    setDismissed(true);
    // The button that was pressed goes.
    place.current?.focus();
  };
  if (!data?.key) return null;
  if (isOn)
    return (
      <Line>
        <Told>
          You are told on {device} from now on. <Link to="/login">User Info</Link> has the choices.
        </Told>
      </Line>
    );
  return (
    <div ref={place} tabIndex={-1}>
      {!isDismissed && (
        <Line>
          {support === 'install' && (
            <p>
              <HomeScreen />
            </p>
          )}
          {support === 'denied' && (
            <Told>
              <NotAllowed />
            </Told>
          )}
          {support !== 'install' && support !== 'denied' && (
            <>
              <p>
                <b>Be told on {device}</b> when a seat is yours, a game moves or is about to start.
              </p>
              <button type="button" className="btn" aria-busy={isBusy} onClick={press()}>
                Turn on
                <span className="visually-hidden"> notices on {device}</span>
              </button>
            </>
          )}
          <IconButton
            icon="close"
            label="Do not offer notices again"
            className={styles.dismiss}
            onClick={dismiss}
          />
        </Line>
      )}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className={`grid middle small-type ${styles.line}`}>
      <Icon name="bell" />
      {children}
    </div>
  );
}

/** What became of the press. It takes the place of what was pressed, and the focus with it, so that it is read. */
function Told({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { Link, useRouteError } from 'react-router';
import { isMissingCode, loadAgainOnce } from '../missing-code.ts';
import { useRouteHandle } from './use-route-handle.ts';

/** ms until a screen loads a page again that failed. */
const UNATTENDED = 60_000;
/** ms between looks whether the server answers again. */
const LOOK_AGAIN = 5_000;

/** Shown when a page fails, or when its code cannot be loaded, as after a new release. */
export function RouteError() {
  const error = useRouteError();
  const { frame } = useRouteHandle();
  // The page that was left is gone already, so nothing is lost by it.
  useEffect(() => {
    if (isMissingCode(error)) loadAgainOnce();
  }, [error]);
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  // A hall's network is reported as there that is not.
  const isAway = !isOnline || isMissingCode(error);
  useEffect(() => (isAway ? onceItIsBack(() => window.location.reload()) : undefined), [isAway]);
  // Nobody is there to press the button.
  useEffect(() => {
    if (frame !== 'none') return;
    const timer = setTimeout(() => window.location.reload(), UNATTENDED);
    return () => clearTimeout(timer);
  }, [frame]);
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>This page did not open</h1>
      </div>
      <div className="card card-body" role="alert">
        <p>
          {isAway
            ? 'You are offline, and this device has not kept this page. Load it again once there is a network.'
            : 'Something went wrong on our side. Nothing you sent is lost; loading the page again usually helps.'}
        </p>
        <p>
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Load again
          </button>
        </p>
      </div>
    </div>
  );
}

/** Runs when the server answers that did not, or the browser says that there is a network. @returns stops looking */
function onceItIsBack(run: () => void): () => void {
  let wasAway = false;
  const look = () =>
    void fetch('/api/health', { cache: 'no-store' }).then(
      () => wasAway && run(),
      () => {
        wasAway = true;
      },
    );
  look();
  const timer = setInterval(look, LOOK_AGAIN);
  window.addEventListener('online', run);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', run);
  };
}

/** Browsers may say only after a page was shown that there is no network. */
function onNetwork(told: () => void): () => void {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
}

export function NotFoundPage() {
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Page Not Found</h1>
      </div>
      <div className="card card-body">
        <p>Sorry, we couldn't find the page you were looking for.</p>
        <p>
          <Link className="btn" to="/">
            Go to the home page
          </Link>
        </p>
      </div>
    </div>
  );
}

import { Button } from 'antd';
import { useRef } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useEdition } from '#core/api/edition.ts';
import { type DoorBrowser, type DoorLink, useEndDoorBrowserMutation } from '#core/api/staff.ts';
import { numeral } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import styles from './people.module.css';

const STATES = { open: '', left: 'left', ended: 'ended' };

/** The browsers that have opened the door link, each with a way to end it. */
export function DoorBrowsers({ link: { id: linkId, opened, browsers: unnumbered } }: { link: DoorLink }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const browsers = numbered(unnumbered);
  if (browsers.length === 0) return null;
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        Browsers that opened it
      </h3>
      <ul className={styles.browsers}>
        {browsers.map((browser) => (
          <BrowserLine key={browser.id} browser={browser} />
        ))}
      </ul>
      {browsers.length < opened && (
        <p className="small muted">
          The latest {numeral(browsers.length)} of {numeral(opened)} are shown.
        </p>
      )}
      <RoutedDialog
        name="end-door-browser"
        find={(id) => browsers.find((each) => each.id === id && each.state === 'open')}
        fallbackFocus={heading}
      >
        {(browser, frame) => <EndDialog linkId={linkId} browser={browser} frame={frame} />}
      </RoutedDialog>
    </div>
  );
}

/** With a number where several are of one kind, in the order in which they came: "Chrome on Android 2". */
function numbered(browsers: DoorBrowser[]): DoorBrowser[] {
  const inOrder = browsers.toSorted((one, other) =>
    `${one.openedAt} ${one.id}`.localeCompare(`${other.openedAt} ${other.id}`),
  );
  return browsers.map((each) => {
    const alike = inOrder.filter(({ browser }) => browser === each.browser);
    return alike.length === 1 ? each : { ...each, browser: `${each.browser} ${alike.indexOf(each) + 1}` };
  });
}

function BrowserLine({ browser: { id, browser, openedAt, state } }: { browser: DoorBrowser }) {
  const { timeZone } = useEdition();
  const openDialog = useOpenDialog();
  const opened = shortMoment(openedAt, timeZone);
  return (
    <li>
      <span>
        <b>{browser}</b> <span className="small muted">opened it {opened}</span>
      </span>
      {state === 'open' ? (
        <Button
          size="small"
          danger
          aria-label={`End ${browser}, opened ${opened}`}
          onClick={() => openDialog('end-door-browser', id)}
        >
          End
        </Button>
      ) : (
        <span className="small muted">{STATES[state]}</span>
      )}
    </li>
  );
}

interface EndDialogProps {
  linkId: string;
  browser: DoorBrowser;
  frame: Parameters<typeof ConfirmDialog>[0]['frame'];
}

function EndDialog({ linkId, browser: { id, browser, openedAt }, frame }: EndDialogProps) {
  const { timeZone } = useEdition();
  const [end] = useEndDoorBrowserMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="End One Browser"
      subject={`${browser}, opened ${shortMoment(openedAt, timeZone)}`}
      text="It is out at once and cannot open this link again. Badges that it keeps for walk-ins are free for others: whom it has registered without a network and not sent yet may then have none. Another browser or a private window with the link still can: to be sure, revoke the link and make a new one."
      confirmLabel="End"
      isDestructive
      failure="The browser was not ended."
      action={() => end({ id: linkId, browserId: id })}
      onDone={() => showToast({ title: 'The browser is ended' })}
    />
  );
}

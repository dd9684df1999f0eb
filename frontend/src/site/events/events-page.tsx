import { Link } from 'react-router';
import { LoginLink } from '#core/address/login-link.tsx';
import type { User } from '#core/api/generated.ts';
import { useScreen } from '#core/screen.ts';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ActionMenu } from '#ui/menu/action-menu.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { EventDrawers } from './event-drawers.tsx';
import { useOpenEvent } from './event-link.tsx';
import styles from './events-page.module.css';
import { ScheduleList } from './list/schedule-list.tsx';
import { NextGame } from './now/next-game.tsx';
import { OwnGamesNow } from './now/own-games-now.tsx';
import { SignUpOpens } from './now/sign-up-opens.tsx';
import { WantedNow } from './now/wanted-now.tsx';
import { PrintSheet } from './print-sheet.tsx';
import type { ScheduleMode } from './schedule/event-filters.ts';
import { type ScheduleView, useSchedule, useScheduleView } from './schedule/use-schedule.ts';

const MODE_TITLES: Record<Exclude<ScheduleMode, 'all'>, string> = {
  mine: 'My Registered Events',
  organized: 'My Organized Events',
};

/** /events: the schedule. */
export function EventsPage({ user }: { user: User | null }) {
  const [view, changeView] = useScheduleView();
  const schedule = useSchedule(view, user, true);
  const openDialog = useOpenDialog();
  const { isPhone } = useScreen();
  const { openEvent } = useOpenEvent();
  const login = <LoginLink>Login to Create and Join Events</LoginLink>;
  const viewMode = (mode: ScheduleMode) => changeView({ view: mode, page: 1 });
  return (
    <div className="page">
      {user && isPhone && <NextGame events={schedule.all} user={user} />}
      <div className={`page-head ${styles.head}`}>
        <div className={styles.title}>
          <h1>Events</h1>
          <p>{user ? `Welcome back${greeted(user)}. ` : 'Welcome. '}Pick a table and take a seat.</p>
        </div>
        <div className="link-row">
          {user?.roles.includes('administrator') && (
            <Link className="btn btn-large" to="/eventManagement">
              <Icon name="edit" />
              Manage Events
            </Link>
          )}
          <Link className="btn btn-large" to="/calendar">
            <Icon name="calendar" />
            Calendar
          </Link>
          {user ? (
            <OptionsMenu mode={view.view} onCreate={openDialog} onView={viewMode} />
          ) : (
            <LoginLink>
              <span>
                Login<span className={styles.more}> to Create and Join Events</span>
              </span>
            </LoginLink>
          )}
        </div>
      </div>
      <SignUpOpens />
      <WantedNow />
      {user && !isPhone && <OwnGamesNow events={schedule.all} user={user} />}
      <ViewTitle view={view} onShowAll={() => viewMode('all')} />
      <ScheduleList
        schedule={schedule}
        view={view}
        onChangeView={changeView}
        onOpen={openEvent}
        nextStep={
          user ? (
            <button type="button" className="btn" onClick={() => openDialog('new-event')}>
              Create Event
            </button>
          ) : (
            login
          )
        }
      />
      <PrintSheet
        events={schedule.passing}
        title={view.view === 'all' ? undefined : MODE_TITLES[view.view]}
      />
      <EventDrawers user={user} />
    </div>
  );
}

function ViewTitle({ view, onShowAll }: { view: ScheduleView; onShowAll: () => void }) {
  if (view.view === 'all') return null;
  return (
    <div className={`row spread below-16 wrap ${styles.view}`}>
      <h2>{MODE_TITLES[view.view]}</h2>
      <button type="button" className="btn" onClick={onShowAll}>
        Show all events
      </button>
    </div>
  );
}

/** ', Dana' for Dana Whitfield. */
function greeted({ names }: User): string {
  const [first] = names[0]?.name.split(' ') ?? [];
  return first ? `, ${first}` : '';
}

interface OptionsMenuProps {
  mode: ScheduleMode;
  onCreate: (dialog: 'new-event' | 'request-game') => void;
  onView: (mode: ScheduleMode) => void;
}

/** Creates events, and chooses which events are shown. */
function OptionsMenu({ mode, onCreate, onView }: OptionsMenuProps) {
  const view = (label: string, each: ScheduleMode) => ({
    label,
    run: () => onView(each),
    isCurrent: mode === each,
  });
  return (
    <ActionMenu
      className="btn btn-primary btn-large"
      groups={[
        {
          label: 'Create',
          actions: [
            { label: 'Create Event', run: () => onCreate('new-event') },
            { label: 'Request Game', run: () => onCreate('request-game') },
          ],
        },
        {
          label: 'View',
          actions: [
            view('All Events', 'all'),
            view('My Registered Events', 'mine'),
            view('My Organized Events', 'organized'),
          ],
        },
      ]}
    >
      <span>
        Create<span className={styles.more}> &amp; View Options</span>
      </span>
      <Icon name="down" />
    </ActionMenu>
  );
}

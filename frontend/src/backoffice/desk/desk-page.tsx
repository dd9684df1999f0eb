import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import { type PageBlock, type User, useGetPlacesQuery } from '#core/api/generated.ts';
import { hasRole } from '#core/api/session.ts';
import { type Desk, type DeskTool, type DeskToolName, useGetDeskQuery } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { dayRange, longDate, weekdayMoment } from '#core/text/date-text.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { TextBlocks } from '#ui/text/text-blocks.tsx';
import styles from './desk.module.css';
import { FirstSteps } from './first-steps.tsx';
import { HallNow } from './hall-now.tsx';
import { LastHappened } from './last-happened.tsx';
import { MailingsUnderWay } from './mailings-under-way.tsx';
import { TaskList } from './task-list.tsx';

/** /desk: what there is to do for whoever helps, and what they work with. */
export function DeskPage({ user }: { user: User }) {
  const { data: desk, isError, fulfilledTimeStamp, refetch } = useGetDeskQuery(undefined, fresh('getDesk'));
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Desk</h1>
          <Greeting user={user} isFirstRun={Boolean(desk?.steps)} />
        </div>
      </div>
      {!desk && isError && <LoadFailure title="The desk did not load" onRetry={() => void refetch()} />}
      {!desk && !isError && <PendingView />}
      {desk && (
        <div className="cluster gap-24">
          <div className={`grid gap-24 shrinks packed ${styles.column}`}>
            {isError && <StaleNote since={fulfilledTimeStamp ?? 0} isRetrying />}
            {desk.arrivals && <Arrivals arrivals={desk.arrivals} />}
            {desk.steps && <FirstSteps steps={desk.steps} />}
            {(!desk.steps || desk.tasks.length > 0) && (
              <TaskList tasks={desk.tasks} next={desk.next} hasPrimary={!desk.arrivals && !desk.steps} />
            )}
            <Tools tools={desk.tools} />
          </div>
          <div className={`grid gap-24 shrinks packed ${styles.column}`}>
            {desk.isOn && <HallNow />}
            {desk.steps && <WhatVisitorsSee />}
            {hasRole(user, 'mailer') && <MailingsUnderWay />}
            {hasRole(user, 'administrator') && <LastHappened />}
            {desk.whomToAsk && <WhomToAsk blocks={desk.whomToAsk} />}
          </div>
        </div>
      )}
    </div>
  );
}

function Greeting({ user, isFirstRun }: { user: User; isFirstRun: boolean }) {
  const { days, timeZone } = useEdition();
  const [first] = user.names[0]?.name.split(' ') ?? [];
  const name = first ? `, ${first}` : '';
  if (isFirstRun) return <p>{`Welcome${name}. Seven steps before people come.`}</p>;
  const now = new Date();
  const hour = Number(now.toLocaleString('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const today = now.toLocaleDateString('en-US', { weekday: 'long', timeZone });
  const opens = days[0];
  const doors =
    opens && new Date(opens.start) > now ? `; the doors open ${openingText(opens, now, timeZone)}` : '';
  return <p>{`Good ${part}${name}. It is ${today}${doors}.`}</p>;
}

const DAY = 24 * 60 * 60_000;

function openingText({ date, start }: { date: string; start: string }, now: Date, timeZone: string): string {
  const left = Date.parse(start) - now.getTime();
  if (left < 6 * DAY) return `on ${weekdayMoment(start, timeZone)}`;
  return left < 100 * DAY ? `in ${count(Math.ceil(left / DAY), 'day')}` : `on ${longDate(date)}`;
}

/** Who came so far, while the convention is on. */
function Arrivals({ arrivals }: { arrivals: NonNullable<Desk['arrivals']> }) {
  const { here, expected, lately, badgesLeft } = arrivals;
  return (
    <section className={`card pad-20 ${styles.arrivals}`} aria-labelledby="arrivals">
      <h2 id="arrivals">Who came so far</h2>
      <p className={`muted ${styles.came}`}>
        <b>{numeral(here)}</b> <span>of {numeral(expected)}</span>
      </p>
      <div
        className={`sunken above-8 clips ${styles.bar}`}
        role="img"
        aria-label={`${numeral(here)} of ${numeral(expected)} came`}
      >
        <span style={{ width: `${expected === 0 ? 0 : (100 * here) / expected}%` }} />
      </div>
      <div className={`row spread above-12 wrap ${styles.arrivalsFoot}`}>
        <p className="muted">
          {`${numeral(lately)} in the last ten minutes. ${count(badgesLeft, 'badge is', 'badges are')} left for walk-ins.`}
        </p>
        <Link className="btn btn-primary btn-large" to="/door">
          <Icon name="door" />
          Open the door
        </Link>
      </div>
    </section>
  );
}

/** Whom helpers ask on the days, in the words of the administrator. */
export function WhomToAsk({ blocks }: { blocks: readonly PageBlock[] }) {
  return (
    <section className="card" aria-labelledby="whom-to-ask">
      <div className={styles.head}>
        <h2 id="whom-to-ask">Whom to ask</h2>
      </div>
      <div className={`grid gap-4 ${styles.words}`}>
        <TextBlocks blocks={blocks} />
      </div>
    </section>
  );
}

/** What the site says to everybody, while the first edition is made ready. */
export function WhatVisitorsSee() {
  const { days, venue } = useEdition();
  const { data: places } = useGetPlacesQuery();
  if (!places) return null;
  const { isOpen, badgesLeft } = places;
  const registration = isOpen ? `${count(badgesLeft, 'badge')} left.` : 'Registration is closed.';
  return (
    <section className="card" aria-labelledby="visitors">
      <div className={styles.head}>
        <h2 id="visitors">What visitors see</h2>
        <Link to="/">Home page</Link>
      </div>
      <div className={`grid gap-4 ${styles.words}`}>
        <p>{`“${dayRange(days)}, at ${venue.name}. ${registration}”`}</p>
        <p className="small muted">
          {isOpen
            ? 'Whoever comes to the site can register.'
            : 'Nobody can register before you open an edition.'}
        </p>
      </div>
    </section>
  );
}

const TILES: Record<DeskToolName, { title: string; icon: IconName; path: string }> = {
  gamedays: { title: 'Gamedays', icon: 'calendar', path: '/gameday-management' },
  attendees: { title: 'Attendees', icon: 'group', path: '/attendees' },
  email: { title: 'E-mail', icon: 'mail', path: '/emailer' },
  schedule: { title: 'Schedule', icon: 'table', path: '/eventManagement' },
  shifts: { title: 'Shifts', icon: 'clock', path: '/shift-management' },
  door: { title: 'Door', icon: 'door', path: '/door' },
  badges: { title: 'Badges', icon: 'badge', path: '/door/badges' },
  organise: { title: 'Organise', icon: 'sliders', path: '/organise' },
  system: { title: 'System', icon: 'pulse', path: '/system' },
};

/** The pages that whoever asks works with, each with a number. */
export function Tools({ tools }: { tools: readonly DeskTool[] }) {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className={styles.toolsTitle}>
        Tools
      </h2>
      <div className={`grid gap-12 ${styles.tiles}`}>
        {tools.map(({ tool, figure, of, counts }) => {
          const { title, icon, path } = TILES[tool];
          return (
            <Link key={tool} className={`card block ink plain-link ${styles.tile}`} to={path}>
              <h3>
                <Icon name={icon} />
                {title}
              </h3>
              <b>
                {figure}
                {of !== null && <small>/{of}</small>}
              </b>
              <span>{counts}</span>
            </Link>
          );
        })}
      </div>
    </section>
  );
}

import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { DeliveryProgress } from '#antd/delivery/delivery.tsx';
import { FateSentence } from '#antd/delivery/fate-sentence.tsx';
import { fateCount } from '#antd/delivery/mail-fates.ts';
import { type PolledProgress, usePolledProgress } from '#antd/delivery/use-polled-progress.ts';
import { fresh, useLastAnswer } from '#core/api/freshness.ts';
import type { Gameday } from '#core/api/generated.ts';
import {
  useGetDeliveryQuery,
  useGetGamedayWavesQuery,
  useGetInvitationFatesQuery,
  usePauseDeliveryMutation,
  useResumeDeliveryMutation,
} from '#core/api/staff.ts';
import { longDate, monthDay, timeRange } from '#core/text/date-text.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { whileSettling } from '#ui/feedback/scroll-into-view.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { BulkInviteDialog } from '../invite/bulk-invite-dialog.tsx';
import type { ToldResult } from '../invite/bulk-result.ts';
import { BulkResultDialog } from '../invite/bulk-result-dialog.tsx';
import { mailNoun } from '../mail-text.ts';
import type { ChangeManagementView, ManagementView } from '../management-view.ts';
import { MessageDialog } from '../messages/message-dialog.tsx';
import { RemindDialog } from '../messages/remind-dialog.tsx';
import { QueueSection } from '../queue-section.tsx';
import { WavesSection } from '../waves/waves-section.tsx';
import { InvitationList, useInvitations } from './invitation-list.tsx';
import { InvitationToolbar } from './invitation-toolbar.tsx';
import styles from './invitations-panel.module.css';
import { MissedGuests } from './missed-guests.tsx';
import { WaitingMail } from './waiting-mail.tsx';

interface InvitationsPanelProps {
  gameday: Gameday;
  view: ManagementView;
  /** Counts the presses of View Details; each scrolls the panel into view and focuses it. 0 after a link or a reload. */
  selections: number;
  onChangeView: ChangeManagementView;
  onOpen: OpenDialog;
  onRefresh: () => void;
}

/**
 * How the invitations of a gameday fare, asked for again for as long as one waits: the page of the list may show none that does.
 *
 * @param isListPolled what the list shows is under way
 */
function useFates(gamedayId: string, isListPolled: boolean) {
  const [isWaiting, setWaiting] = useState(false);
  const isPolled = isListPolled || isWaiting;
  const { currentData: fates, refetch } = useGetInvitationFatesQuery(
    gamedayId,
    fresh('getInvitationFates', { isMoving: isPolled }),
  );
  useLastAnswer(isPolled, refetch);
  const waits = fates !== undefined && fateCount(fates, 'waiting') > 0;
  if (waits !== isWaiting) setWaiting(waits);
  return { fates, refetch, isMoving: isPolled };
}

/** ms in which what a gameday's panel shows may still load. */
const SETTLING = 10_000;

const INVITED = { what: 'the invitation', one: 'The guest' } as const;

const useDelivery = (id: string, isMoving: boolean) =>
  useGetDeliveryQuery(id, fresh('getDelivery', { isMoving }));

/** The selected gameday's invitations and how far their mails are. */
export function InvitationsPanel(props: InvitationsPanelProps) {
  const { gameday, view, selections, onChangeView, onOpen, onRefresh } = props;
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const [bulkResult, setBulkResult] = useState<ToldResult>();
  const delivery = usePolledProgress(useDelivery, gameday.id);
  const invitations = useInvitations(gameday.id, view, delivery.progress?.active ?? false);
  const { fates, refetch, isMoving } = useFates(gameday.id, invitations.isPolled);
  const { currentData: waves } = useGetGamedayWavesQuery(gameday.id);
  const times = timeRange(gameday.startTime, gameday.endTime);
  const find = (id: string) => (id === gameday.id ? gameday : undefined);

  useEffect(() => {
    const shown = panel.current;
    if (selections === 0 || !shown) return;
    shown.focus({ preventScroll: true });
    // It grows while its parts load: until then there may be too little page below it.
    return whileSettling(() => shown.scrollIntoView({ block: 'start', behavior: 'smooth' }), SETTLING);
  }, [selections]);

  const refresh = () => {
    invitations.refresh();
    void refetch();
    delivery.refetch();
    onRefresh();
  };

  return (
    <section ref={panel} className={`card ${styles.panel}`} aria-labelledby={headingId} tabIndex={-1}>
      <div className={`row spread gap-16 wrap ${styles.head}`}>
        <div>
          <h2 id={headingId}>Invitations</h2>
          <p className="muted">
            {longDate(gameday.date)}
            {times && ` · ${times}`}
            {gameday.answerBy && ` · answer by ${monthDay(gameday.answerBy)}`}
            {!gameday.publicPage && ' · no public page'}
          </p>
        </div>
        <div className={`cluster gap-8 ${styles.actions}`}>
          <Link className="btn" to={doorListOf(gameday, view)}>
            <Icon name="print" />
            Door list
          </Link>
          <Button icon={<Icon name="bell" />} onClick={() => onOpen('remind', gameday.id)}>
            Remind
          </Button>
          <Button icon={<Icon name="mail" />} onClick={() => onOpen('message', gameday.id)}>
            Write to guests
          </Button>
          <Button icon={<Icon name="group" />} onClick={() => onOpen('bulk-invite', gameday.id)}>
            Bulk Invite
          </Button>
          <Button
            type="primary"
            icon={<Icon name="invite" />}
            onClick={() => onOpen('invite-guest', gameday.id)}
          >
            Invite Guest
          </Button>
        </div>
      </div>
      <div className={styles.waiting}>
        <WaitingMail gamedayId={gameday.id} />
      </div>
      <GamedayDelivery gamedayId={gameday.id} delivery={delivery} />
      <FateSentence
        fates={fates}
        mailed={INVITED}
        chosen={view.delivery}
        onChoose={(delivery) => onChangeView({ delivery, page: 1 })}
      />
      <WavesSection
        gameday={gameday}
        view={view}
        panel={panel}
        onChangeView={onChangeView}
        onOpen={onOpen}
        onSent={refresh}
      />
      <QueueSection
        gamedayId={gameday.id}
        page={view.queue}
        panel={panel}
        onChangeView={onChangeView}
        onOpen={onOpen}
      />
      <InvitationToolbar
        fates={fates}
        gamedayId={gameday.id}
        hasAnswerBy={gameday.answerBy !== null}
        view={view}
        onChangeView={onChangeView}
        isRefreshing={invitations.isRefreshing}
        onRefresh={refresh}
      />
      <MissedGuests gameday={gameday} view={view} isMoving={isMoving} panel={panel} onOpen={onOpen} />
      <InvitationList
        invitations={invitations}
        waiting={waves?.waiting ?? 0}
        view={view}
        panel={panel}
        onChangeView={onChangeView}
        onOpen={onOpen}
      />
      <RoutedDialog name="remind" find={find}>
        {(_gameday, frame) => <RemindDialog gameday={gameday} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="message" find={find}>
        {(_gameday, frame) => <MessageDialog gameday={gameday} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="bulk-invite" find={find}>
        {(_gameday, frame) => (
          <BulkInviteDialog
            gameday={gameday}
            frame={frame}
            onSent={(result) => {
              setBulkResult(result);
              onOpen('bulk-result');
            }}
          />
        )}
      </RoutedDialog>
      <RoutedDialog name="bulk-result" find={() => bulkResult} fallbackFocus={panel}>
        {(result, frame) => <BulkResultDialog gamedayId={gameday.id} result={result} frame={frame} />}
      </RoutedDialog>
    </section>
  );
}

/** The door list, from which the way back leads to the same page of gamedays. */
function doorListOf(gameday: Gameday, { first, gamedays }: ManagementView): string {
  const place = new URLSearchParams({
    ...(first !== 'newest' && { first }),
    ...(gamedays > 1 && { gamedays: String(gamedays) }),
  });
  return `/gameday-management/door-list/${gameday.id}${place.size > 0 ? `?${place}` : ''}`;
}

interface GamedayDeliveryProps {
  gamedayId: string;
  delivery: PolledProgress;
}

/** The progress of a gameday's mailings; nothing before the first one. */
function GamedayDelivery({ gamedayId, delivery }: GamedayDeliveryProps) {
  const [pause] = usePauseDeliveryMutation();
  const [resume] = useResumeDeliveryMutation();
  const { progress, ...moment } = delivery;
  if (!progress && !delivery.hasFailed) return null;
  if (progress?.total === 0) return null;
  return (
    <div className={styles.delivery}>
      {progress ? (
        <DeliveryProgress
          progress={progress}
          {...moment}
          noun={mailNoun(progress.kinds)}
          onPause={() => pause(gamedayId)}
          onResume={() => resume(gamedayId)}
        />
      ) : (
        <Notice tone="error" title="Failed to load how far the mails are" live>
          Trying again.
        </Notice>
      )}
    </div>
  );
}

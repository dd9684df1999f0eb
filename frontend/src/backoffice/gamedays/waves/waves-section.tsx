import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { MailPreview } from '#antd/mail/mail-preview.tsx';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { fresh } from '#core/api/freshness.ts';
import { type Gameday } from '#core/api/generated.ts';
import {
  type GamedayWaves,
  useChangeGamedayWavesMutation,
  useGetGamedayWavesQuery,
  useInviteGamedayRestMutation,
  useListWaveGuestsQuery,
} from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { longDate } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LookAtMail } from '#ui/dialog/look-at-mail.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { InvitationMail } from '../invitations/invitation-mail.tsx';
import type { ChangeManagementView, ManagementView } from '../management-view.ts';
import { WaitingList } from './waiting-list.tsx';
import { INVITE_REST, STOP_WAVES, WaveControl } from './wave-control.tsx';
import { WaveCounts } from './wave-counts.tsx';
import styles from './waves.module.css';

interface WavesSectionProps {
  gameday: Gameday;
  view: ManagementView;
  /** Takes the focus when the button that had it is gone. */
  panel: RefObject<HTMLElement | null>;
  onChangeView: ChangeManagementView;
  onOpen: OpenDialog;
  /** A wave went out since the last look. */
  onSent: () => void;
}

/** A list that is invited in waves, and what staff do with it; nothing where no list is. */
export function WavesSection(props: WavesSectionProps) {
  const { gameday, view, panel, onChangeView, onOpen, onSent } = props;
  const headingId = useId();
  const {
    currentData: waves,
    isError,
    refetch,
  } = useGetGamedayWavesQuery(gameday.id, fresh('getGamedayWaves'));
  useSentWaves(waves, onSent);
  const isShown = (waves?.target ?? null) !== null;
  useFocusAfter(isShown, panel);
  // A dialog that closes goes on saying how many waited.
  const find = (id: string) => (id === gameday.id && waves?.waiting ? waves : undefined);
  if (!waves) {
    return isError ? (
      <div className={styles.section}>
        <LoadFailure title="Failed to load the waves" onRetry={refetch} />
      </div>
    ) : null;
  }
  return (
    <>
      {isShown && (
        <section className={styles.section} aria-labelledby={headingId}>
          <h3 id={headingId} className="visually-hidden">
            Waves
          </h3>
          <WaveCounts waves={waves} />
          <WaveControl gamedayId={gameday.id} waves={waves} onOpen={onOpen} />
          {waves.waiting > 0 && (
            <WaitingList gamedayId={gameday.id} view={view} onChangeView={onChangeView} />
          )}
        </section>
      )}
      <RoutedDialog name={INVITE_REST} find={find} fallbackFocus={panel}>
        {(shown, frame) => <InviteRestDialog gameday={gameday} waves={shown} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name={STOP_WAVES} find={find} fallbackFocus={panel}>
        {(shown, frame) => <StopDialog gameday={gameday} waves={shown} frame={frame} />}
      </RoutedDialog>
    </>
  );
}

/** Gives the panel the focus when the section that had it is gone: stopping takes it away after the dialog is closed. */
function useFocusAfter(isShown: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    };
  }, [isShown, panel]);
}

/** Tells when fewer guests wait than at the last look: they are invited, which the rest of the page does not know. */
function useSentWaves(waves: GamedayWaves | undefined, onSent: () => void): void {
  const before = useRef<number>(undefined);
  const tell = useEffectEvent(onSent);
  const waiting = waves?.waiting;
  useEffect(() => {
    if (waiting !== undefined && before.current !== undefined && waiting < before.current) tell();
    before.current = waiting;
  }, [waiting]);
}

interface WavesDialogProps {
  gameday: Gameday;
  waves: GamedayWaves;
  frame: DialogFrame;
}

function InviteRestDialog({ gameday, waves, frame }: WavesDialogProps) {
  const [inviteRest] = useInviteGamedayRestMutation();
  const { waiting } = waves;
  const mailingId = useMailingId(String(waiting));
  return (
    <ConfirmDialog
      frame={frame}
      title="Invite All the Rest"
      subject={longDate(gameday.date)}
      text={`${count(waiting, 'guest')} ${waiting === 1 ? 'gets' : 'get'} the invitation now, at any hour, however many seats are left.`}
      confirmLabel={`Invite ${count(waiting, 'guest')}`}
      failure="Failed to invite the rest"
      action={() => inviteRest({ id: gameday.id, inviteRest: { confirmed: waiting, mailingId } })}
    >
      <LookAtMail>{() => <RestMail gamedayId={gameday.id} />}</LookAtMail>
    </ConfirmDialog>
  );
}

/** The mail of the first who waits and gets one. */
function RestMail({ gamedayId }: { gamedayId: string }) {
  const { data, isError, refetch } = useListWaveGuestsQuery(
    { id: gamedayId, page: 1, limit: 1, mailed: true },
    { refetchOnMountOrArgChange: true },
  );
  const [first] = data?.items ?? [];
  if (data && !first) return <p className="muted">Nobody of them gets a mail: their addresses take none.</p>;
  if (!first) return <MailPreview mail={undefined} isError={isError} onRetry={() => void refetch()} />;
  const guest = { name: first.guestName, email: first.guestEmail };
  return <InvitationMail gamedayId={gamedayId} guest={guest} ofList />;
}

function StopDialog({ gameday, waves, frame }: WavesDialogProps) {
  const [change] = useChangeGamedayWavesMutation();
  const { waiting } = waves;
  return (
    <ConfirmDialog
      frame={frame}
      title="Stop the Waves"
      subject={longDate(gameday.date)}
      text={`${count(waiting, 'guest')} who ${waiting === 1 ? 'waits' : 'wait'} to be invited ${waiting === 1 ? 'is' : 'are'} taken off the list. Nobody is told, and who is invited stays invited.`}
      confirmLabel="Stop"
      isDestructive
      failure="Failed to stop the waves"
      action={() => change({ id: gameday.id, gamedayWavesChange: { stop: true } })}
    />
  );
}

import { Alert, Form } from 'antd';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useAsking } from '#antd/dialogs/asking.tsx';
import { LargeDialog } from '#antd/dialogs/large-dialog.tsx';
import { GuestListInput } from '#antd/guest-list/guest-list-input.tsx';
import { useGuestList } from '#antd/guest-list/use-guest-list.ts';
import { ToldVerdict, VerdictList } from '#antd/guest-list/verdict-list.tsx';
import { VerdictSteps } from '#antd/guest-list/verdict-steps.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { useSendingTime } from '#core/action/sending-time.ts';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { MAX_BULK_GUESTS } from '#core/api/facts.generated.ts';
import { failureText } from '#core/api/failure-text.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { type Gameday } from '#core/api/generated.ts';
import {
  useBulkInviteGuestsMutation,
  useCheckGuestsMutation,
  useGetDeliveryQuery,
  useGetGamedayWavesQuery,
} from '#core/api/staff.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { count } from '#core/text/count-text.ts';
import { longDate } from '#core/text/date-text.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { BulkFooter, sendingOf } from './bulk-footer.tsx';
import styles from './bulk-invite-dialog.module.css';
import { acceptedForSending, type ToldResult, told } from './bulk-result.ts';
import { BulkSteps, type Step, useIsInSteps } from './bulk-steps.tsx';
import { GuestPreview } from './guest-preview.tsx';
import { type InitialStatus, InitialStatusField } from './invite-guest-dialog.tsx';
import { firstPace, type Pace, PaceField, waveOf } from './pace-field.tsx';

const ACCEPTED = 1;
const WORDS = { invited: 'will be invited', suppressed: 'kept on the list, not mailed' };
const FAILURE = 'Failed to send bulk invitations';

interface BulkInviteDialogProps {
  gameday: Gameday;
  frame: DialogFrame;
  /** Called with the result once the dialog is closed. */
  onSent: (result: ToldResult) => void;
}

/**
 * Bulk Invite Guests: paste a list or choose a file, see what will come of each line and the mail, send. The list is kept for
 * this tab until it is sent or thrown away, so that neither a reload nor a session that ends loses it.
 */
export function BulkInviteDialog({ gameday, frame, onSent }: BulkInviteDialogProps) {
  useFreshSignInOnOpen();
  const [form] = Form.useForm<InitialStatus>();
  const status = Form.useWatch('status', form) ?? 0;
  const { data: waves } = useGetGamedayWavesQuery(gameday.id);
  const [chosenPace, setPace] = useState<Partial<Pace>>({});
  const seatsLeft = Math.max(0, gameday.capacity - gameday.seatsTaken);
  const [checkGuests] = useCheckGuestsMutation();
  const [edits, setEdits] = useState(0);
  const askServer = useCallback(
    async (emails: string[]) => (await checkGuests({ gamedayID: gameday.id, emails })).data,
    [checkGuests, gameday.id],
  );
  const [text, keepText, forgetText] = useStoredText(`guests:${gameday.id}`, { isOfTab: true });
  const list = useGuestList(text, askServer, status === ACCEPTED ? seatsLeft : null);
  const [bulkInvite] = useBulkInviteGuestsMutation();
  const [error, setError] = useState<unknown>();
  // What is sent is what was seen: the server refuses when the mail would say something else by now.
  const [shown, setShown] = useState<string>();
  const isInSteps = useIsInSteps();
  const [step, setStep] = useState<Step>('list');
  const { summary } = list;
  const guests = summary?.guests ?? 0;
  const invited = summary?.counts.invited ?? 0;
  const pace = { ...firstPace(gameday, waves, invited), ...chosenPace };
  // Who has answered already waits for nothing.
  const isInWaves = status === 0 && pace.isInWaves;
  const wave = isInWaves ? waveOf(pace) : undefined;
  const mailingId = useMailingId(`${edits}.${status}.${wave?.open ?? ''}`);

  const time = useSendingTime(useGetDeliveryQuery(gameday.id).currentData?.nextHour);
  // In waves the first of them are asked within the sending hours, and the rest can be called off.
  const asking = useAsking(
    invited > 0 && !isInWaves ? askBefore('Send an invitation to', invited, time.when) : null,
    `${edits}.${status}.${time.when}`,
  );
  const { press, isBusy } = useAction({
    send: async (_sent: string) => {
      const collected = await list.collect();
      if (!collected) return undefined;
      const { data, error } = await bulkInvite({
        gamedayID: gameday.id,
        guests: collected,
        status,
        wave,
        leaves: isInWaves ? undefined : time.leaves,
        preview: shown,
        mailingId,
      });
      return { data: data && told(data, collected), error };
    },
    subject: () => ({ id: '', name: longDate(gameday.date) }),
    failure: FAILURE,
    place: frame.isOpen,
    succeeded: (result, sent) => {
      // Closing forgets the list, and nothing of it vanishes before.
      if (frame.isCurrent()) return frame.onDone(() => onSent(result));
      forgetText(sent);
      showToast({ title: 'Bulk Invitation Results', description: acceptedForSending(result) });
    },
    refused: setError,
  });
  // What is on its way to the server is not lost by closing.
  const isUnsaved = text.trim() !== '' && !isBusy;
  const tell = useEffectEvent((isNowUnsaved: boolean) =>
    frame.onUnsaved(isNowUnsaved, { discard: () => keepText('') }),
  );
  useEffect(() => tell(isUnsaved), [isUnsaved]);

  const changeStep = (next: Step) => {
    asking.goBack();
    setStep(next);
  };
  const panelOf = (of: Step) => (isInSteps ? { role: 'tabpanel', hidden: step !== of } : {});

  return (
    <LargeDialog
      frame={frame}
      title="Bulk Invite Guests"
      width={1040}
      footer={
        <>
          {Boolean(error) && (
            <Alert
              className="rigid full to-start"
              type="error"
              showIcon
              title="Error"
              description={failureText(FAILURE, error)}
            />
          )}
          <BulkFooter
            sending={sendingOf(summary, { isInWaves, isWaveKnown: Boolean(wave), hasFailed: Boolean(error) })}
            about={`${longDate(gameday.date)} · ${count(seatsLeft, 'seat')} left`}
            summary={summary}
            words={WORDS}
            step={isInSteps ? step : null}
            onStep={changeStep}
            isBusy={isBusy}
            asking={asking}
            onCancel={frame.onCancel}
            onSend={press(text)}
          />
        </>
      }
    >
      {list.hasFailed && (
        <Alert
          className="below-16"
          type="error"
          showIcon
          title="Error"
          description="This page cannot read lists any more, perhaps because a new version is out. Copy what you typed, reload the page and try again."
        />
      )}
      {isInSteps && <BulkSteps step={step} onStep={changeStep} />}
      <div className={`grid ${styles.columns} ${list.table.view ? styles.withTable : ''}`}>
        <div {...panelOf('list')} className={styles.input}>
          <GuestListInput
            label="Guests, one per line"
            text={text}
            readFile={list.readFile}
            table={list.table}
            onText={(next) => {
              keepText(next);
              setEdits((before) => before + 1);
            }}
          />
          <Form form={form} layout="vertical" initialValues={{ status: 0 }}>
            <InitialStatusField />
          </Form>
          {status === 0 && (
            <PaceField pace={pace} onChange={(change) => setPace({ ...chosenPace, ...change })} />
          )}
          {!isInWaves && <SendingChoice time={time} />}
        </div>
        <ToldVerdict summary={summary} words={WORDS} />
        <div {...panelOf('check')} className={styles.check}>
          {summary && summary.total > 0 ? (
            <>
              <ListNotes guests={guests} isServerSilent={list.isServerSilent} />
              {isInSteps ? (
                <VerdictSteps summary={summary} words={WORDS} onEdit={() => changeStep('list')} />
              ) : (
                <VerdictList summary={summary} words={WORDS} />
              )}
            </>
          ) : (
            <p className="muted">
              Paste a list to see what will come of each line. Nothing is sent until you send it.
            </p>
          )}
        </div>
        {(!isInSteps || step === 'mail') && (
          <GuestPreview
            className={`sunken ${styles.preview}`}
            gamedayId={gameday.id}
            total={invited}
            recipientAt={list.recipientAt}
            version={summary}
            onShown={setShown}
          />
        )}
      </div>
    </LargeDialog>
  );
}

/** Hints about the list as a whole, which can be sent all the same. */
function ListNotes({ guests, isServerSilent }: { guests: number; isServerSilent: boolean }) {
  return (
    <>
      {guests > MAX_BULK_GUESTS && (
        <p className={`small ${styles.note}`}>
          At most {MAX_BULK_GUESTS.toLocaleString('en-US')} guests can be invited at once. Please send this
          list in parts.
        </p>
      )}
      {isServerSilent && (
        <p className={`small muted ${styles.note}`} role="status">
          Who is already invited could not be checked just now. You can send all the same.
        </p>
      )}
    </>
  );
}

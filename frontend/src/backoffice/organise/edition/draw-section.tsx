import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import type { PlannedDraw } from '#core/api/events.ts';
import {
  type OrganisedEdition,
  usePlanDrawMutation,
  useRehearseDrawMutation,
  useWithdrawDrawMutation,
} from '#core/api/staff.ts';
import { fullMoment } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { DrawFigures } from '#ui/draw/draw-figures.tsx';
import { useDraw } from '#ui/draw/use-draw.ts';
import { LoadFailure, StatusRegion } from '#ui/feedback/notice.tsx';
import styles from './edition.module.css';
import { localTime, momentOf } from './local-time.ts';

const PLAN = 'plan-draw';
const WITHDRAW = 'withdraw-draw';

/** The draw of the edition that the site shows: planned, tried, and what it came to. */
export function DrawSection({ edition }: { edition: OrganisedEdition }) {
  const { draw, isDue, hasFailed, retry } = useDraw();
  const heading = useRef<HTMLHeadingElement>(null);
  const [withdraw] = useWithdrawDrawMutation();
  if (!edition.takesWishes && !draw) return null;
  return (
    <section className={`card card-body ${styles.draw}`} aria-labelledby="draw">
      <div>
        <h2 id="draw" ref={heading} tabIndex={-1}>
          Draw
        </h2>
        <p className="muted">
          At one moment wishes become seats, by <Link to="/draw">a rule that anybody can check</Link>. Nobody
          takes a seat before, so sign-up opens after it.
        </p>
      </div>
      {hasFailed && <LoadFailure title="The draw did not load" onRetry={retry} />}
      {draw && <p>{stateText(draw, isDue, edition.timeZone)}</p>}
      {draw?.counts && <DrawFigures counts={draw.counts} />}
      {draw !== undefined && !draw?.ranAt && <Actions draw={draw} />}
      <RoutedDialog name={PLAN} find={() => edition} fallbackFocus={heading}>
        {({ timeZone }, frame) => (
          <PlanDialog
            frame={frame}
            timeZone={timeZone}
            runsAt={draw?.runsAt}
            onDone={() => showToast({ title: 'The draw is planned' })}
          />
        )}
      </RoutedDialog>
      <RoutedDialog name={WITHDRAW} find={() => edition} fallbackFocus={heading}>
        {(_edition, frame) => (
          <ConfirmDialog
            frame={frame}
            title="Withdraw the Draw"
            subject="The draw"
            text="People keep their wishes. A draw that is planned later has another seed, so the hash that some have noted says nothing any more."
            confirmLabel="Withdraw"
            isDestructive
            failure="The draw was not withdrawn."
            action={() => withdraw()}
            onDone={() => showToast({ title: 'The draw is withdrawn' })}
          />
        )}
      </RoutedDialog>
    </section>
  );
}

function stateText({ runsAt, ranAt }: PlannedDraw, isDue: boolean, timeZone: string): string {
  if (ranAt) return `It was run on ${fullMoment(ranAt, timeZone)}. It is not run again.`;
  return isDue ? 'It is being run.' : `It runs by itself on ${fullMoment(runsAt, timeZone)}.`;
}

/** What one does with a draw that has not run, and a rehearsal of it. */
function Actions({ draw }: { draw: PlannedDraw | null }) {
  const openDialog = useOpenDialog();
  const [rehearse, { data: counts }] = useRehearseDrawMutation();
  const rehearsal = useAction({ send: () => rehearse(), failure: 'The rehearsal failed.' });
  return (
    <>
      <div className="link-row">
        <Button type={draw ? 'default' : 'primary'} onClick={() => openDialog(PLAN)}>
          {draw ? 'Move the draw' : 'Plan the draw'}
        </Button>
        <Button loading={rehearsal.isBusy} onClick={rehearsal.press()}>
          Rehearse
        </Button>
        {draw && (
          <Button danger onClick={() => openDialog(WITHDRAW)}>
            Withdraw the draw
          </Button>
        )}
      </div>
      <StatusRegion>
        {counts && (
          <>
            <h3>By the wishes of this moment</h3>
            <p className="small muted">
              With a seed of its own, so that the draw will come out otherwise. Nothing was written.
            </p>
            <DrawFigures counts={counts} />
          </>
        )}
      </StatusRegion>
    </>
  );
}

interface PlanDialogProps {
  frame: DialogFrame;
  /** Of the edition, in which the time is typed. */
  timeZone: string;
  /** When it is planned for. */
  runsAt: string | undefined;
  onDone: () => void;
}

/** Plans the draw, or moves it. */
function PlanDialog({ frame, timeZone, runsAt, onDone }: PlanDialogProps) {
  const [plan] = usePlanDrawMutation();
  return (
    <FormDialog<{ at: string }>
      frame={frame}
      title={runsAt ? 'Move the Draw' : 'Plan the Draw'}
      submitLabel={runsAt ? 'Move it' : 'Plan it'}
      initialValues={{ at: runsAt ? localTime(new Date(runsAt), timeZone) : '' }}
      failure="The draw was not planned."
      action={({ at }) => plan({ runsAt: momentOf(at, timeZone).toISOString() })}
      onDone={onDone}
    >
      <p>
        {runsAt
          ? 'Its seed and hash stay as they are.'
          : 'From now on everybody is shown the hash of its seed. People star games and put them into their order until then.'}
      </p>
      <Form.Item
        name="at"
        label="Draws at"
        extra={`Time of ${timeZone}. Sign-up has to open later.`}
        rules={[{ required: true, message: 'Please enter a date and a time' }]}
      >
        <Input type="datetime-local" />
      </Form.Item>
    </FormDialog>
  );
}

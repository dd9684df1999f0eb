import { Button } from 'antd';
import { useRef } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  useBeginMaintenanceMutation,
  useEndMaintenanceMutation,
  useGetMaintenanceQuery,
} from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SwitchCard } from './switch-card.tsx';

/** Whether people can change something, and the way to stop and allow that. */
export function MaintenanceSwitch() {
  const { data, isError, refetch } = useGetMaintenanceQuery(undefined, fresh('getMaintenance'));
  const openDialog = useOpenDialog();
  const { timeZone } = useEdition();
  const heading = useRef<HTMLHeadingElement>(null);
  const [end] = useEndMaintenanceMutation();
  const { press, isBusy } = useAction({
    send: () => end(),
    failure: 'Failed to end the maintenance',
    succeeded: () => showToast({ title: 'The site takes changes again' }),
    proceed: () => heading.current?.focus(),
  });
  if (!data) {
    return isError ? (
      <LoadFailure title="It is not known whether the site takes changes" onRetry={() => void refetch()} />
    ) : (
      <SwitchCard title="Changes" isUnusual={false} heading={heading} text="Loading...">
        {null}
      </SwitchCard>
    );
  }
  return (
    <>
      {data.since ? (
        <SwitchCard
          title="Maintenance"
          isUnusual
          heading={heading}
          text={`Since ${shortMoment(data.since, timeZone)}. Reading goes on, saving waits.`}
        >
          <Button loading={isBusy} onClick={press()}>
            End maintenance
          </Button>
        </SwitchCard>
      ) : (
        <SwitchCard
          title="The site takes changes"
          isUnusual={false}
          heading={heading}
          text="In maintenance people can read; saving says “Back soon”."
        >
          <Button danger onClick={() => openDialog('maintenance')}>
            Start maintenance
          </Button>
        </SwitchCard>
      )}
      <RoutedDialog name="maintenance" find={() => data} fallbackFocus={heading}>
        {(_state, frame) => <MaintenanceDialog frame={frame} />}
      </RoutedDialog>
    </>
  );
}

function MaintenanceDialog({ frame }: { frame: DialogFrame }) {
  const [begin] = useBeginMaintenanceMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Start Maintenance"
      subject="Nobody can save anything"
      text="People can read and sign in. Registering, answering, joining and selling say “Back soon”, to staff as well. Mail goes on; hold it beside this if it should wait."
      confirmLabel="Start maintenance"
      isDestructive
      failure="Failed to start the maintenance"
      action={() => begin()}
      onDone={() => showToast({ title: 'The site is in maintenance' })}
    />
  );
}

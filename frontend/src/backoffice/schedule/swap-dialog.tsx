import { Form } from 'antd';
import { useRef } from 'react';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { PreviewSection } from '#antd/mail/mail-preview.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { ToldMail } from '#antd/mail/told-mail.tsx';
import { useSendingTime } from '#core/action/sending-time.ts';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import type { Event } from '#core/api/generated.ts';
import { usePreviewTableSwapQuery, useSwapTablesMutation } from '#core/api/staff.ts';
import { people } from '#core/text/count-text.ts';
import { holdingWords } from '#core/text/searchable.ts';
import { TOLD_SOON } from '#site/events/form/use-undo-save.ts';
import { shortWhen } from '#site/events/schedule/event-time.ts';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';

/** ms; the mail waits longer, for what else is moved. */
const TIME_TO_UNDO = 60_000;

interface SwapDialogProps {
  events: readonly Event[];
  find: (id: string) => Event | undefined;
}

/** Lets an event change its table with another one. */
export function SwapDialog({ events, find }: SwapDialogProps) {
  return (
    <RoutedDialog name="swap-tables" find={(id) => (find(id)?.table ? find(id) : undefined)}>
      {(event, frame) => <SwapForm event={event} events={events} frame={frame} />}
    </RoutedDialog>
  );
}

interface SwapValues {
  other?: string;
}

function SwapForm({ event, events, frame }: { event: Event; events: readonly Event[]; frame: DialogFrame }) {
  const [form] = Form.useForm<SwapValues>();
  const [swapTables] = useSwapTablesMutation();
  const other = Form.useWatch('other', form);
  const preview = usePreviewTableSwapQuery(
    { one: event.id, other: other ?? '' },
    { skip: !other, refetchOnMountOrArgChange: true },
  );
  const time = useSendingTime(preview.currentData?.leavesAt);
  const swapped = useRef('');
  const undo = useAction({
    // Else what was to wait for the morning would leave now.
    send: () => swapTables({ one: event.id, other: swapped.current, inSendingHours: true }),
    subject: () => ({ id: event.id, name: event.gameName }),
    failure: 'The tables were not swapped back.',
    succeeded: () =>
      showToast({ title: 'Tables swapped back', description: 'Who was not told of it yet hears nothing.' }),
  });
  const offerUndo = (number: number) =>
    showToast({
      title: 'Tables swapped',
      ...(number > 0 && {
        description: `${people(number)} ${number === 1 ? 'is' : 'are'} told ${time.hour ?? 'in five minutes'}.`,
        shownFor: TIME_TO_UNDO,
      }),
      action: { label: 'Undo', run: () => void undo.run() },
    });
  // Undefined until it is known: then it is asked about.
  const told = other ? preview.currentData?.people : 0;
  const others = events.filter(
    ({ id, tableId, isExpired }) => tableId && id !== event.id && tableId !== event.tableId && !isExpired,
  );
  return (
    <FormDialog<SwapValues>
      title="Swap Tables"
      submitLabel={told ? `Swap and tell ${people(told)}` : 'Swap Tables'}
      question={askBefore('Tell', told, time.hour ?? 'in five minutes')}
      frame={frame}
      form={form}
      initialValues={{}}
      subject={event.gameName}
      failure="The tables could not be swapped."
      action={({ other = '' }) => {
        swapped.current = other;
        return swapTables({ one: event.id, other, inSendingHours: time.leaves === 'hours' });
      }}
      onDone={() => offerUndo(told ?? 0)}
      aside={<SwapMail preview={other ? preview : undefined} />}
    >
      <p>
        {event.gameName}, {shortWhen(event)}, has table {event.table}. Who plays in the two events is told by
        mail.
      </p>
      <Form.Item name="other" label="With" rules={[{ required: true, message: 'Please choose an event.' }]}>
        <Choice
          placeholder="Choose an event"
          showSearch={{ filterOption: (typed, option) => holdingWords(typed)(option?.label ?? '') }}
          options={others.map((other) => ({
            value: other.id,
            label: `${other.table} · ${other.gameName}, ${shortWhen(other)}`,
          }))}
          notFoundContent="No other event has a table."
        />
      </Form.Item>
      {told !== 0 && <SendingChoice time={time} soon={TOLD_SOON} />}
    </FormDialog>
  );
}

interface SwapMailProps {
  /** What the server says of the chosen event; undefined while none is. */
  preview: ReturnType<typeof usePreviewTableSwapQuery> | undefined;
}

/** The mail that the first of those gets who are told. */
function SwapMail({ preview }: SwapMailProps) {
  const isNobody = preview?.currentData?.people === 0;
  return (
    <PreviewSection title="The mail as it will be">
      {preview && !isNobody ? (
        <ToldMail
          mail={preview.data?.mail ?? undefined}
          isError={preview.isError}
          onRetry={() => void preview.refetch()}
        />
      ) : (
        <p className="small muted">
          {preview ? 'Nobody is told.' : 'It appears here once an event is chosen.'}
        </p>
      )}
    </PreviewSection>
  );
}

import { Form, type FormInstance } from 'antd';
import { usePreviewEventMoveQuery } from '#api/events.ts';
import type { EventDetails } from '#api/generated.ts';
import { UNDETERMINED } from '../schedule/event-time.ts';
import { type EventValues, fieldsOf } from './event-form.ts';

/** How many hear by mail that an event is at another time or table, if the form is saved; of a new event nobody. */
export function usePlayersToTell(event: EventDetails | undefined, form: FormInstance<EventValues>): number {
  const eventDay = Form.useWatch('eventDay', form);
  const eventTime = Form.useWatch('eventTime', form);
  const duration = Form.useWatch('duration', form);
  const chosen = Form.useWatch('tableId', form);
  const tableId = eventTime === UNDETERMINED ? '' : chosen;
  const before = event && fieldsOf(event);
  // The form lacks fields while it opens.
  const isMoved =
    before !== undefined &&
    eventDay !== undefined &&
    eventTime !== undefined &&
    duration !== undefined &&
    tableId !== undefined &&
    (eventDay !== before.eventDay ||
      eventTime !== before.eventTime ||
      duration !== before.duration ||
      tableId !== before.tableId);
  const { currentData } = usePreviewEventMoveQuery(
    {
      id: event?.id ?? '',
      eventMove: {
        eventDay: eventDay ?? '',
        eventTime: eventTime ?? '',
        duration: duration ?? '60',
        tableId,
      },
    },
    { skip: !isMoved, refetchOnMountOrArgChange: true },
  );
  return isMoved ? (currentData?.people ?? 0) : 0;
}

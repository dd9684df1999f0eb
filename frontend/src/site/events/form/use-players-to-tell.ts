import { Form, type FormInstance } from 'antd';
import { type EventNews, usePreviewEventMoveQuery } from '#core/api/events.ts';
import type { EventDetails } from '#core/api/generated.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { UNDETERMINED } from '../schedule/event-time.ts';
import { type EventValues, fieldsOf } from './event-form.ts';

interface PlayersToTell extends EventNews {
  /** The answer was that it could not be known, also while that is asked again. */
  hasFailed: boolean;
  isError: boolean;
  onRetry: () => void;
}

/** ms without a key in the name before the mail is asked for that says it. */
const PAUSE = 400;

/** How many hear by mail that an event is at another time or table, if the form is saved, and what; of a new event nobody. */
export function usePlayersToTell(
  event: EventDetails | undefined,
  form: FormInstance<EventValues>,
): PlayersToTell {
  const eventDay = Form.useWatch('eventDay', form);
  const eventTime = Form.useWatch('eventTime', form);
  const duration = Form.useWatch('duration', form);
  const chosen = Form.useWatch('tableId', form);
  const gameName = useDebouncedValue(Form.useWatch('gameName', form)?.trim(), PAUSE);
  const eventOwner = Form.useWatch('eventOwner', form);
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
  const { currentData, data, error, isFetching, isError, refetch } = usePreviewEventMoveQuery(
    {
      id: event?.id ?? '',
      eventMove: {
        eventDay: eventDay ?? '',
        eventTime: eventTime ?? '',
        duration: duration ?? '60',
        tableId,
        // What is not filled in yet is not refused: the mail says what there is.
        gameName: gameName || undefined,
        eventOwner: eventOwner || undefined,
      },
    },
    { skip: !isMoved, refetchOnMountOrArgChange: true },
  );
  const onRetry = () => void refetch();
  if (!isMoved) return { people: 0, mail: null, leavesAt: null, hasFailed: false, isError: false, onRetry };
  // A mail that is looked at stays while the next one is asked for; the number is never an old one.
  const shown = isFetching ? (currentData ?? data) : currentData;
  return {
    people: currentData?.people ?? 0,
    mail: shown?.mail ?? null,
    leavesAt: shown?.leavesAt ?? null,
    hasFailed: error !== undefined,
    isError,
    onRetry,
  };
}

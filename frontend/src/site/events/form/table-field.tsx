import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { type FreeTable, useGetMapDataQuery, useListFreeTablesQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { UNDETERMINED } from '../schedule/event-time.ts';
import { type EventValues, pickTable, SPOTS_MAX } from './event-form.ts';

/** The choice of whoever leaves it to the form; what is saved is the table that it picks. */
const ANY = 'any';

interface TableFieldProps {
  form: FormInstance<EventValues>;
  /** None for a new event. */
  eventId: string | undefined;
}

/**
 * One of the tables that are free at the chosen time, the smallest that seats everybody first; or whichever fits, which goes on
 * when the time or the spots change.
 */
export function TableField({ form, eventId }: TableFieldProps) {
  const chosen = Form.useWatch('tableId', form);
  const { wanted, free, isError } = useFreeTables(form, eventId);
  /** What the form was left to pick, for as long as it stands there: somebody else's table is not picked over. */
  const [picked, setPicked] = useState<string>();
  const isPicking = picked !== undefined && picked === chosen;
  const pick = free && pickTable(free, wanted?.spots ?? 0, chosen);
  useEffect(() => {
    if (!isPicking || pick === undefined || pick === chosen) return;
    setPicked(pick);
    form.setFieldValue('tableId', pick);
  }, [isPicking, pick, chosen, form]);
  const { data: map } = useGetMapDataQuery(undefined, { skip: !chosen });
  const isTaken = Boolean(!isPicking && chosen && free && !free.some(({ id }) => id === chosen));
  const label = map?.floor.tables.find(({ id }) => id === chosen)?.label ?? 'The table';
  const options = (free ?? []).map((table) => ({ value: table.id, label: choiceText(table, wanted?.spots) }));
  const any = free && {
    value: ANY,
    label: anyText(free.find(({ id }) => id === pick)),
    disabled: pick === '',
  };
  const kept =
    !isPicking && chosen && !free?.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: isTaken ? `${label}, no longer free` : label }]
      : [];
  return (
    <Form.Item
      name="tableId"
      label={<OptionalLabel text="Table" />}
      // A list whose choice is taken back says undefined, which would leave the former one.
      normalize={(value?: string) => (value === ANY ? (pick ?? '') : (value ?? ''))}
      getValueProps={(value?: string) => ({ value: isPicking && any ? ANY : value || undefined })}
      {...(isTaken && {
        validateStatus: 'warning',
        help: `${label} has another game at this time. Choose another table, or another time.`,
      })}
      extra={hintOf(wanted !== null, isError)}
    >
      <Choice
        allowClear
        disabled={!wanted}
        placeholder="Later"
        options={[...(any ? [any] : []), ...kept, ...options]}
        onChange={(value?: string) => setPicked(value === ANY ? (pick ?? '') : undefined)}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={free ? 'No table is free at this time.' : 'Loading...'}
      />
    </Form.Item>
  );
}

function useFreeTables(form: FormInstance<EventValues>, event: string | undefined) {
  const day = Form.useWatch('eventDay', form);
  const time = Form.useWatch('eventTime', form);
  const duration = Form.useWatch('duration', form);
  const spots = Form.useWatch('spots', form);
  const isTimed = day && time && time !== UNDETERMINED && duration;
  const areSpots = spots && Number.isInteger(spots) && spots >= 1 && spots <= SPOTS_MAX;
  const wanted = isTimed && areSpots ? { day, time, duration, spots, ...(event && { event }) } : null;
  const { currentData: free, isError } = useListFreeTablesQuery(wanted ?? NOTHING, {
    skip: !wanted,
    refetchOnMountOrArgChange: true,
  });
  return { wanted, free: wanted ? free : undefined, isError };
}

/** Is not asked for. */
const NOTHING = { day: '', time: '', duration: '60', spots: 1 } as const;

/** @param table the one that would be picked; none where none seats everybody */
function anyText(table: FreeTable | undefined): string {
  return table ? `Pick a table for me (${table.label})` : 'Pick a table for me (none fits)';
}

function choiceText({ label, room, seats }: FreeTable, spots = 0): string {
  const tooFew = spots > seats ? `, ${spots - seats} too few` : '';
  return `${label} · ${room}, ${count(seats, 'seat')}${tooFew}`;
}

function hintOf(isTimed: boolean, isError: boolean): string | undefined {
  if (isError) return 'The free tables could not be loaded. You can save without one.';
  return isTimed ? undefined : 'Choose a day, a time and the spots first.';
}

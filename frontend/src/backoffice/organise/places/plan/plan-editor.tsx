import { Button, Form } from 'antd';
import { useId, useRef, useState } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { Choice } from '#antd/form/choice.tsx';
import type { TableForm } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { FloorPlan } from '#ui/pieces/floor-plan/floor-plan.tsx';
import styles from './plan-editor.module.css';
import { TablePanel } from './table-panel.tsx';
import { newRow, type PlanValues, placed, TABLES_MAX, under } from './table-places.ts';
import { useDraggedTable } from './use-dragged-table.ts';
import { type EditedTables, usePlanSteps } from './use-plan-steps.ts';

const ROW = 6;

/** The table that was chosen, and the list that it was chosen from. */
interface ChosenTable {
  index: number;
  of: number;
  /** '' of a table that was never saved. */
  id: string;
}

interface PlanEditorProps {
  plan: PlanValues;
  /** The plan of an edition that is over is looked at only. */
  isKept: boolean;
  form: Pick<EditedTables, 'read' | 'put'>;
}

/** The plan as people see it, in which tables are dragged and moved by arrow keys, with the fields of the chosen one. */
export function PlanEditor({ plan, isKept, form }: PlanEditorProps) {
  const { tables } = plan;
  const rooms = plan.rooms.filter(({ x, y, width, height }) => [x, y, width, height].every(Number.isFinite));
  const words = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<ChosenTable>();
  const [into, setInto] = useState<string>();
  const [news, setNews] = useState('');
  const steps = usePlanSteps({ drawn: tables, ...form });
  const chosen = choice && placeOf(choice, tables);
  const table = chosen === undefined ? undefined : tables[chosen];
  const change = (index: number, edit: (table: TableForm) => TableForm, about?: string) => {
    steps.change((all) => all.map((each, place) => (place === index ? edit(each) : each)), about);
    const changed = form.read()[index];
    if (changed) setNews(whereText(changed, rooms, form.read()));
  };
  const choose = (index: number | undefined, among: readonly TableForm[] = tables) => {
    setChoice(index === undefined ? undefined : { index, of: among.length, id: among[index]?.id ?? '' });
    setInto(undefined);
  };
  const drag = useDraggedTable({
    tables,
    choose,
    drop: (index, at) => {
      change(index, (each) => placed(each, at, rooms));
      panel.current?.scrollIntoView({ block: 'nearest' });
    },
  });
  if (rooms.length === 0) return <p className="muted">Add a room first.</p>;

  const room = rooms.find(({ id }) => id === (into ?? table?.roomId)) ?? rooms[0];
  const add = (size: number) => {
    const row = room && newRow(room, size, tables);
    if (!row)
      return setNews(`${room?.name} has no free place for ${size === 1 ? 'a table' : `a row of ${size}`}.`);
    steps.change((all) => [...all, ...row]);
    choose(tables.length, [...tables, ...row]);
    setNews(`${count(size, 'table')} added in ${room.name}.`);
  };
  const floor = {
    width: Math.max(...rooms.map(({ x, width }) => x + width)),
    height: Math.max(...rooms.map(({ y, height }) => y + height)),
    rooms,
    // New tables have no id before they are saved: here each is known by its place in the list.
    tables: tables.flatMap((each, index) =>
      [each.x, each.y].every(Number.isFinite)
        ? [
            {
              ...each,
              seats: each.seats || 1,
              ...(drag.moved?.index === index ? drag.moved.at : {}),
              id: String(index),
            },
          ]
        : [],
    ),
  };
  return (
    <div className={`stack gap-16 ${styles.editor}`}>
      <div className={isKept ? undefined : styles.floor} {...(isKept ? {} : drag.handlers)}>
        <FloorPlan
          floor={floor}
          describedBy={words}
          lit={chosen === undefined ? undefined : String(chosen)}
          {...(isKept ? {} : { onPick: (id: string) => choose(Number(id)) })}
        />
      </div>
      <p id={words} className="small muted">
        {`${count(rooms.length, 'room')}, ${count(tables.length, 'table')}, ${count(
          tables.reduce((sum, { seats }) => sum + (seats || 0), 0),
          'seat',
        )}.`}
      </p>
      {!isKept && (
        <Form component={false} layout="vertical" requiredMark={false}>
          <div ref={panel} className={`stack gap-16 ${styles.editor}`}>
            <p role="status" className={`small muted ${styles.news}`}>
              {news}
            </p>
            <TablePanel
              tables={tables}
              rooms={rooms}
              chosen={table && chosen}
              onChoose={(index) => choose(index)}
              onChange={change}
              onRemove={(index) => {
                steps.change((all) => all.toSpliced(index, 1));
                choose(undefined);
                setNews(`Table ${tables[index]?.label ?? ''} removed.`);
              }}
            />
          </div>
          <div className={styles.tools}>
            <Choice
              className={styles.into}
              aria-label="Room of new tables"
              value={room?.id}
              options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setInto}
            />
            <Button disabled={tables.length + ROW > TABLES_MAX} onClick={() => add(ROW)}>
              Add a row of {ROW}
            </Button>
            <Button disabled={tables.length >= TABLES_MAX} onClick={() => add(1)}>
              Add one table
            </Button>
            <AriaDisabledButton
              isDisabled={!steps.canUndo}
              onClick={() => {
                steps.undo();
                setNews('Undone.');
              }}
            >
              Undo
            </AriaDisabledButton>
          </div>
        </Form>
      )}
    </div>
  );
}

/**
 * Where the chosen table stands in the list by now. A new table has no id yet: it is known by its place alone, for as long as
 * nothing was added or removed, here or by somebody else.
 */
function placeOf({ index, of, id }: ChosenTable, tables: readonly TableForm[]): number | undefined {
  if (id === '') return of === tables.length ? index : undefined;
  const place = tables.findIndex((each) => each.id === id);
  return place < 0 ? undefined : place;
}

function whereText(table: TableForm, rooms: PlanValues['rooms'], tables: readonly TableForm[]): string {
  const { label, roomId, x, y } = table;
  const room = rooms.find(({ id }) => id === roomId);
  const others = under(table, tables).map((other) => `table ${other.label}`);
  const overlap = others.length > 0 ? ` It stands on ${new Intl.ListFormat('en-US').format(others)}.` : '';
  return `Table ${label} stands ${x} from the left and ${y} from the top${room ? `, in ${room.name}` : ''}.${overlap}`;
}

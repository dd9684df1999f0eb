import { Button, Checkbox, Form, Input, InputNumber, type RefSelectProps } from 'antd';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Choice } from '#antd/form/choice.tsx';
import type { RoomForm, TableForm } from '#core/api/staff.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import styles from './plan-editor.module.css';
import { GRID, movedTo, placed } from './table-places.ts';

/** The arrow keys by their names, in the order of the buttons. */
const WAYS = {
  ArrowLeft: { icon: 'previous', word: 'left', x: -1, y: 0 },
  ArrowUp: { icon: 'up', word: 'up', x: 0, y: -1 },
  ArrowDown: { icon: 'down', word: 'down', x: 0, y: 1 },
  ArrowRight: { icon: 'next', word: 'right', x: 1, y: 0 },
} as const;
type Way = keyof typeof WAYS;

interface TablePanelProps {
  tables: TableForm[];
  rooms: RoomForm[];
  /** Its place in the list. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
  /** @param about changes that follow each other about the same are undone together */
  onChange: (index: number, edit: (table: TableForm) => TableForm, about?: string) => void;
  onRemove: (index: number) => void;
}

/** The table that is chosen in the plan: its fields, and buttons that move it, by the arrow keys, too. */
export function TablePanel(props: TablePanelProps) {
  const { tables, rooms, chosen, onChoose, onChange, onRemove } = props;
  const id = useId();
  const list = useRef<RefSelectProps>(null);
  const table = chosen === undefined ? undefined : tables[chosen];
  return (
    <>
      <Form.Item label="Table in the plan" htmlFor={`${id}-table`}>
        <Choice
          ref={list}
          id={`${id}-table`}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Press one in the plan, or choose it here"
          value={chosen}
          onChange={onChoose}
          options={tables.map(({ label }, index) => ({ value: index, label: label || 'Without a number' }))}
        />
      </Form.Item>
      {table && chosen !== undefined && (
        <section className="grid gap-16" aria-label={`Table ${table.label} in the plan`}>
          <MoveButtons
            table={table}
            onMove={(by) =>
              onChange(
                chosen,
                (from) => placed(from, { x: from.x + by.x, y: from.y + by.y }, rooms),
                `move ${chosen}`,
              )
            }
          />
          <div className={`grid ${styles.fields}`}>
            <Form.Item label="Number" htmlFor={`${id}-label`}>
              <Input
                id={`${id}-label`}
                maxLength={6}
                autoComplete="off"
                value={table.label}
                onChange={({ target }) =>
                  onChange(chosen, (from) => ({ ...from, label: target.value }), `label ${chosen}`)
                }
              />
            </Form.Item>
            <Form.Item label="Seats" htmlFor={`${id}-seats`}>
              <InputNumber
                id={`${id}-seats`}
                className={styles.number}
                min={1}
                max={20}
                precision={0}
                inputMode="numeric"
                value={table.seats}
                // Empty while it is typed anew, as in the list below.
                onChange={(seats) =>
                  onChange(chosen, (from) => ({ ...from, seats: seats as number }), `seats ${chosen}`)
                }
              />
            </Form.Item>
            <Form.Item label="Room" htmlFor={`${id}-room`}>
              <Choice
                id={`${id}-room`}
                value={table.roomId}
                options={rooms.map((room) => ({ value: room.id, label: room.name }))}
                onChange={(roomId) => {
                  const room = rooms.find((each) => each.id === roomId);
                  if (room) onChange(chosen, (from) => movedTo(room, from, tables));
                }}
              />
            </Form.Item>
          </div>
          <div className={styles.foot}>
            <Checkbox
              checked={table.openGaming ?? false}
              onChange={({ target }) => onChange(chosen, (from) => ({ ...from, openGaming: target.checked }))}
            >
              Kept for open gaming
            </Checkbox>
            <Button
              danger
              onClick={() => {
                // The focus would be lost with this button.
                list.current?.focus();
                onRemove(chosen);
              }}
            >
              Remove it
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

interface MoveButtonsProps {
  table: TableForm;
  onMove: (by: { x: number; y: number }) => void;
}

function MoveButtons({ table, onMove }: MoveButtonsProps) {
  const pad = useRef<HTMLFieldSetElement>(null);
  const hint = useId();
  const move = (way: Way, length: number) => onMove({ x: length * WAYS[way].x, y: length * WAYS[way].y });
  const byKey = (event: KeyboardEvent) => {
    if (!(event.key in WAYS) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(event.key as Way, event.shiftKey ? 1 : GRID);
    pad.current?.querySelector<HTMLElement>(`[data-way="${event.key}"]`)?.focus();
  };
  return (
    <div className={styles.moves}>
      <fieldset ref={pad} className={styles.pad} aria-describedby={hint}>
        <legend className="visually-hidden">Move table {table.label}</legend>
        {(Object.keys(WAYS) as Way[]).map((way) => (
          <IconButton
            key={way}
            framed
            icon={WAYS[way].icon}
            label={`Move table ${table.label} ${WAYS[way].word}`}
            data-way={way}
            onClick={() => move(way, GRID)}
            onKeyDown={byKey}
          />
        ))}
      </fieldset>
      <p id={hint} className="small muted">
        Half a metre a step. Here the arrow keys move it, too; with Shift by a decimetre.
      </p>
    </div>
  );
}

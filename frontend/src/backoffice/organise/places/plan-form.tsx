import { Checkbox, Form, Input, InputNumber } from 'antd';
import { v4 as uuid } from 'uuid';
import { Choice } from '#antd/form/choice.tsx';
import { type OrganisedPlan, type RoomForm, useSavePlanMutation } from '#core/api/staff.ts';
import { ContentForm, type ContentOf } from './content-form.tsx';
import { EntryList } from './entry-list.tsx';
import { withIds } from './new-id.ts';
import styles from './places.module.css';
import { PlanEditor } from './plan/plan-editor.tsx';
import { type PlanValues, TABLES_MAX } from './plan/table-places.ts';

const LABELS = { rooms: 'Rooms', tables: 'Tables' };

/** A room has its id from the start: tables are put into it before it is saved, and it may be renamed after that. */
export function newRoom(): RoomForm {
  return { id: uuid(), name: '', purpose: '', x: 0, y: 0, width: 100, height: 80 };
}

/** Rooms and tables, beside the plan that is drawn of them. */
export function PlanForm({ of, loaded }: { of: ContentOf; loaded: OrganisedPlan }) {
  const [save] = useSavePlanMutation();
  return (
    <ContentForm<OrganisedPlan, PlanValues>
      of={of}
      loaded={loaded}
      valuesOf={({ rooms, tables }) => ({ rooms, tables })}
      labels={LABELS}
      save={(values, version) => save({ key: of.edition, editedPlan: { ...numbered(values), version } })}
      preview={(values, form) => (
        <PlanEditor
          plan={{ rooms: values.rooms.filter(Boolean), tables: values.tables.filter(Boolean) }}
          isKept={of.isKept}
          form={{
            read: () => (form.getFieldValue('tables') as PlanValues['tables']).filter(Boolean),
            put: (tables) => form.setFieldValue('tables', tables),
          }}
        />
      )}
      isEditedInPreview
    >
      <p className="small muted">
        Lengths are decimetres from the upper left corner of the hall; a table stands where its middle is.
      </p>
      <h3>Rooms</h3>
      <EntryList name="rooms" what="Room" max={40} min={1} empty={newRoom}>
        {(place) => (
          <>
            <div className={styles.two}>
              <TextItem path={[place, 'name']} label="Name" max={40} />
              <TextItem path={[place, 'purpose']} label="What it is for" max={60} />
            </div>
            <div className={styles.four}>
              <NumberItem path={[place, 'x']} label="From left" />
              <NumberItem path={[place, 'y']} label="From top" />
              <NumberItem path={[place, 'width']} label="Width" min={20} />
              <NumberItem path={[place, 'height']} label="Height" min={20} />
            </div>
          </>
        )}
      </EntryList>
      <h3>Tables</h3>
      <EntryList
        name="tables"
        what="Table"
        max={TABLES_MAX}
        empty={() => ({ id: '', label: '', roomId: undefined, x: 0, y: 0, seats: 6 })}
      >
        {(place) => <TableFields place={place} />}
      </EntryList>
    </ContentForm>
  );
}

function TableFields({ place }: { place: number }) {
  const rooms = (Form.useWatch('rooms', { preserve: true }) ?? []) as RoomForm[];
  return (
    <>
      <div className={styles.two}>
        <TextItem path={[place, 'label']} label="Number" max={6} />
        <Form.Item
          name={[place, 'roomId']}
          label="Room"
          rules={[{ required: true, message: 'Please choose a room' }]}
        >
          <Choice options={rooms.filter(Boolean).map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
      </div>
      <div className={styles.four}>
        <NumberItem path={[place, 'x']} label="From left" />
        <NumberItem path={[place, 'y']} label="From top" />
        <NumberItem path={[place, 'seats']} label="Seats" min={1} max={20} />
      </div>
      <Form.Item name={[place, 'openGaming']} valuePropName="checked">
        <Checkbox>Kept for open gaming: no event of the schedule gets it</Checkbox>
      </Form.Item>
    </>
  );
}

interface ItemProps {
  path: (string | number)[];
  label: string;
  min?: number;
  max?: number;
}

function TextItem({ path, label, max }: ItemProps) {
  return (
    <Form.Item name={path} label={label}>
      <Input maxLength={max} autoComplete="off" />
    </Form.Item>
  );
}

function NumberItem({ path, label, min = 0, max = 5000 }: ItemProps) {
  return (
    <Form.Item name={path} label={label}>
      <InputNumber className={styles.number} min={min} max={max} precision={0} inputMode="numeric" />
    </Form.Item>
  );
}

/** With an id for each new room and table. */
function numbered({ rooms, tables }: PlanValues): PlanValues {
  return {
    rooms: rooms.filter(Boolean),
    tables: withIds(tables.filter(Boolean), ({ label }) => `table-${label ?? ''}`),
  };
}

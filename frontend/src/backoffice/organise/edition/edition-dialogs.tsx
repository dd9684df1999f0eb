import { Form, Input, Radio } from 'antd';
import { useRef, useState } from 'react';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import {
  type OrganisedEdition,
  useCreateEditionMutation,
  useDeleteEditionMutation,
  useOpenEditionMutation,
} from '#core/api/staff.ts';
import { monthOf } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';

interface NewEditionDialogProps {
  frame: DialogFrame;
  /** The edition that it begins with. */
  newest: OrganisedEdition;
  /** @param key of the draft */
  onMade: (key: string) => void;
}

/** Makes a draft of the next edition. */
export function NewEditionDialog({ frame, newest, onMade }: NewEditionDialogProps) {
  const [form] = Form.useForm<{ firstDay: string; secondDay: string }>();
  const [create] = useCreateEditionMutation();
  const made = useRef('');
  const initialValues = { firstDay: aYearLater(newest.firstDay), secondDay: aYearLater(newest.secondDay) };
  return (
    <FormDialog
      title="New edition"
      submitLabel="Make a draft"
      frame={frame}
      form={form}
      initialValues={initialValues}
      failure="The edition was not made."
      action={async (days) => {
        const answer = await create(days);
        made.current = answer.data?.key ?? '';
        return answer;
      }}
      onDone={() => onMade(made.current)}
    >
      <p>
        It begins with the hours, venue, links, badges and price of {monthOf(newest.key)}, without its people.
        Only staff see it until you open it.
      </p>
      <Form.Item
        name="firstDay"
        label="First day"
        rules={[{ required: true, message: 'Please enter a date' }]}
      >
        {/* Until somebody says another second day. */}
        <Input
          type="date"
          onChange={({ target }) => {
            if (target.value && !form.isFieldTouched('secondDay'))
              form.setFieldValue('secondDay', later(target.value, 1));
          }}
        />
      </Form.Item>
      <Form.Item
        name="secondDay"
        label="Second day"
        rules={[{ required: true, message: 'Please enter a date' }]}
      >
        <Input type="date" />
      </Form.Item>
    </FormDialog>
  );
}

/** 52 weeks, so that it is the same day of the week. */
function aYearLater(date: string): string {
  return later(date, 52 * 7);
}

function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

interface EditionDialogProps {
  frame: DialogFrame;
  edition: OrganisedEdition;
  onDone: () => void;
}

/** Opens a draft, now or at a time. */
export function OpenEditionDialog({ frame, edition, onDone }: EditionDialogProps) {
  const [form] = Form.useForm<{ when: 'now' | 'later'; at: string }>();
  const [open] = useOpenEditionMutation();
  const [initialValues] = useState({ when: 'now' as const, at: '' });
  const isLater = Form.useWatch('when', form) === 'later';
  return (
    <FormDialog<{ when: 'now' | 'later'; at: string }>
      title={`Open ${monthOf(edition.key)}`}
      submitLabel={isLater ? 'Plan the opening' : 'Open it now'}
      frame={frame}
      form={form}
      initialValues={initialValues}
      failure="The edition was not opened."
      action={({ when, at }) =>
        open({ key: edition.key, editionOpening: { at: when === 'later' ? at : null } })
      }
      onDone={onDone}
    >
      <p>
        The site then shows this edition, and people can register for it. The one before is archived: its
        registrations and events stay as they are.
      </p>
      <Form.Item name="when" label="When">
        <Radio.Group
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a time' },
          ]}
        />
      </Form.Item>
      {isLater && (
        <Form.Item
          name="at"
          label="Opens at"
          extra={`Time of ${edition.timeZone}`}
          rules={[{ required: true, message: 'Please enter a date and a time' }]}
        >
          <Input type="datetime-local" />
        </Form.Item>
      )}
    </FormDialog>
  );
}

export function DeleteEditionDialog({ frame, edition, onDone }: EditionDialogProps) {
  const [remove] = useDeleteEditionMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Delete the draft"
      subject={monthOf(edition.key)}
      text="Nobody but staff has seen it. What you entered is gone then."
      confirmLabel="Delete"
      isDestructive
      failure="The draft was not deleted."
      action={() => remove(edition.key)}
      onDone={onDone}
    />
  );
}

import { Form, Input, Radio } from 'antd';
import { useId } from 'react';
import { useEdition } from '#api/edition.ts';
import { zoneText } from './send-time.ts';

interface SendTimeFieldProps {
  /** `YYYY-MM-DDTHH:mm` in the convention's zone, '' while it is not chosen; null for now. */
  sendAt: string | null;
  onChange: (sendAt: string | null) => void;
  error: string | undefined;
}

/** When a mailing is sent: now, or at a time in the convention's zone. */
export function SendTimeField({ sendAt, onChange, error }: SendTimeFieldProps) {
  const id = useId();
  const { timeZone } = useEdition();
  return (
    <div>
      <Form.Item label="When">
        <Radio.Group
          aria-label="When"
          value={sendAt === null ? 'now' : 'later'}
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'Later' },
          ]}
          onChange={({ target }) => onChange(target.value === 'now' ? null : '')}
        />
      </Form.Item>
      {sendAt !== null && (
        <Form.Item
          label={`Date and time, ${zoneText(timeZone)}`}
          htmlFor={id}
          validateStatus={error ? 'error' : ''}
          help={error}
        >
          <Input
            id={id}
            type="datetime-local"
            value={sendAt}
            onChange={({ target }) => onChange(target.value)}
          />
        </Form.Item>
      )}
    </div>
  );
}

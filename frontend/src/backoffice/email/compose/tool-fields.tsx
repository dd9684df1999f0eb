import { Input, type InputRef, Radio } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { Choice } from '#antd/form/choice.tsx';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import type { SendingTime } from '#core/action/sending-time.ts';
import { useOptimisticValue } from '#core/address/use-url-view.ts';
import { useEdition } from '#core/api/edition.ts';
import { type Addressee, useFindAddresseesQuery } from '#core/api/staff.ts';
import { LONGEST_SEARCH } from '#core/edit/use-search-text.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { Field } from '#ui/form/field.tsx';
import { zoneText } from '../email-text.ts';
import styles from './compose.module.css';
import { TOOL_NAMES, TOOLS, type Tool } from './tools.ts';

interface ToolChoiceProps {
  tool: Tool;
  onChange: (tool: Tool) => void;
}

/** What is to be sent. */
export function ToolChoice({ tool, onChange }: ToolChoiceProps) {
  const id = useId();
  const [shown, press] = useOptimisticValue(tool, onChange);
  return (
    <div>
      <h2 id={id} className={styles.title}>
        What is sent
      </h2>
      <Radio.Group
        className={`grid gap-8 ${styles.choices}`}
        aria-labelledby={id}
        value={shown}
        onChange={({ target }) => press(target.value as Tool)}
      >
        {TOOL_NAMES.map((name) => (
          <Radio key={name} value={name} className={`top round ${styles.choice}`}>
            <span className="strong">{TOOLS[name].label}</span>
            <span className="small muted block">{TOOLS[name].purpose}</span>
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}

/** ms; the search waits until typing rests. */
const REST = 300;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface RegistrationFieldProps {
  registrationId: string;
  onChange: (registrationId: string) => void;
}

/** Chooses one registration: by name, by address, or by its id. */
export function RegistrationField({ registrationId, onChange }: RegistrationFieldProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim().slice(0, LONGEST_SEARCH), REST);
  const isId = ID.test(search);
  const { data, isFetching, isError } = useFindAddresseesQuery(search || undefined, { skip: isId });
  const found = isId ? [] : (data ?? []);
  const options = found.map((entry) => ({ value: entry.id, label: labelOf(entry) }));
  for (const given of [isId ? search : '', registrationId]) {
    if (given && !options.some(({ value }) => value === given)) options.push({ value: given, label: given });
  }
  return (
    <Field
      label="Registration id"
      hint="Search by name or e-mail, or paste the id of a registration."
      error={isError ? 'The registrations did not load. You can paste an id.' : undefined}
    >
      {(control) => (
        <Choice
          {...control}
          showSearch={{ filterOption: false, onSearch: setText }}
          allowClear
          placeholder="Name, e-mail or id"
          loading={isFetching}
          value={registrationId || undefined}
          options={options}
          notFoundContent={isFetching ? 'Searching...' : 'Nobody found.'}
          onChange={(next?: string) => onChange(next ?? '')}
        />
      )}
    </Field>
  );
}

function labelOf({ names, email }: Addressee): string {
  return [names.join(', '), email].join(' · ');
}

interface SendTimeFieldProps {
  time: SendingTime;
  /** `YYYY-MM-DDTHH:mm` in the convention's zone, '' while it is not typed; null where no time is chosen. */
  sendAt: string | null;
  onChange: (sendAt: string) => void;
  error: string | undefined;
}

/** When a mailing leaves: now, at the next sending hour, or at a time in the convention's zone. */
export function SendTimeField({ time, sendAt, onChange, error }: SendTimeFieldProps) {
  const input = useRef<InputRef>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const { timeZone } = useEdition();
  return (
    <div className={`stack gap-12 ${styles.when}`}>
      <h2 className={styles.title}>When</h2>
      <SendingChoice time={time} label="When" mayChooseTime />
      {sendAt !== null && (
        <div className={styles.time}>
          <Field label={`Date and time, ${zoneText(timeZone)}`} error={error}>
            {(control) => (
              <Input
                {...control}
                ref={input}
                status={error && 'error'}
                type="datetime-local"
                value={sendAt}
                onChange={({ target }) => onChange(target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

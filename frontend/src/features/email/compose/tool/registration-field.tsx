import { Form, Select } from 'antd';
import { useId, useState } from 'react';
import { type RegistrationEntry, useListRegistrationsQuery } from '#api/generated.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { LONGEST_SEARCH } from '#ui/form/use-search-text.ts';

/** ms; the search waits until typing rests. */
const REST = 300;
const SHOWN = 20;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface RegistrationFieldProps {
  registrationId: string;
  onChange: (registrationId: string) => void;
}

/** Chooses one registration: by name, by address, or by its id. */
export function RegistrationField({ registrationId, onChange }: RegistrationFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim().slice(0, LONGEST_SEARCH), REST);
  const isId = ID.test(search);
  const { data, isFetching, isError } = useListRegistrationsQuery(
    { search: search || undefined, limit: SHOWN },
    { skip: isId },
  );
  const found = isId ? [] : (data?.items ?? []);
  const options = found.map((entry) => ({ value: entry.id, label: labelOf(entry) }));
  for (const given of [isId ? search : '', registrationId]) {
    if (given && !options.some(({ value }) => value === given)) options.push({ value: given, label: given });
  }
  return (
    <Form.Item
      label="Registration id"
      htmlFor={id}
      extra="Search by name or e-mail, or paste the id of a registration."
      help={isError ? 'The registrations did not load. You can paste an id.' : undefined}
    >
      <Select
        id={id}
        showSearch={{ filterOption: false, onSearch: setText }}
        allowClear
        placeholder="Name, e-mail or id"
        loading={isFetching}
        value={registrationId || undefined}
        options={options}
        notFoundContent={isFetching ? 'Searching...' : 'Nobody found.'}
        onChange={(next?: string) => onChange(next ?? '')}
      />
    </Form.Item>
  );
}

function labelOf({ attendees, email }: RegistrationEntry): string {
  const names = attendees.map(({ name }) => name).join(', ');
  return names ? `${names} · ${email}` : email;
}

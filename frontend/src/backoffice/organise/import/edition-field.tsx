import { Input } from 'antd';
import { useState } from 'react';
import { Choice } from '#antd/form/choice.tsx';
import { useListPastEditionsQuery } from '#core/api/staff.ts';
import { monthOf } from '#core/text/date-text.ts';
import { Field } from '#ui/form/field.tsx';

const ANOTHER = 'another';

interface EditionFieldProps {
  /** Key of the edition that the site shows. */
  shown: string;
  value: string;
  onChange: (edition: string) => void;
}

/** The edition that people were registered for: the one that the site shows, or one of the past. */
export function EditionField({ shown, value, onChange }: EditionFieldProps) {
  const { data: past = [] } = useListPastEditionsQuery();
  const [isAnother, setAnother] = useState(false);
  const known = [shown, ...past.filter(({ key, isKept }) => isKept && key !== shown).map(({ key }) => key)];
  return (
    <>
      <Field label="Registered for">
        {(control) => (
          <Choice
            {...control}
            options={[
              ...known.map((key) => ({ value: key, label: monthOf(key) })),
              { value: ANOTHER, label: 'An edition of the past that is not here' },
            ]}
            value={isAnother ? ANOTHER : value}
            onChange={(next) => {
              setAnother(next === ANOTHER);
              onChange(next === ANOTHER ? '' : next);
            }}
          />
        )}
      </Field>
      {isAnother && (
        <Field label="It began in" hint="Year and month, as 2024-10.">
          {(control) => (
            <Input
              {...control}
              value={value}
              placeholder="2024-10"
              maxLength={7}
              onChange={({ target }) => onChange(target.value.trim())}
            />
          )}
        </Field>
      )}
    </>
  );
}

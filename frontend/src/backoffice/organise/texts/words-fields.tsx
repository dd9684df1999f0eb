import { useRef } from 'react';
import { insertAtCursor, VariableButtons } from '#antd/mail/variable-buttons.tsx';
import type { WordVariable } from '#core/api/staff.ts';
import { Field } from '#ui/form/field.tsx';
import type { WordsValues } from './words.ts';

/** Letters; the server refuses more. */
const LONGEST: Record<keyof WordsValues, number> = { ending: 60, opening: 2_000, closing: 2_000 };

interface WordsFieldsProps {
  values: WordsValues;
  onChange: (part: Partial<WordsValues>) => void;
  variables: readonly WordVariable[];
  labels: Record<keyof WordsValues, string>;
  errors: Partial<Record<string, string>>;
  /** The whole subject with this ending; undefined until it is known. */
  subject: string | undefined;
  isDisabled: boolean;
}

/** The three places of a mail. A variable goes where one has written last. */
export function WordsFields(props: WordsFieldsProps) {
  const { values, onChange, variables, labels, errors, subject, isDisabled } = props;
  const boxes = useRef<Partial<Record<keyof WordsValues, HTMLInputElement | HTMLTextAreaElement | null>>>({});
  const last = useRef<keyof WordsValues>('opening');
  const insert = (inserted: string) => {
    const place = last.current;
    insertAtCursor(boxes.current[place], {
      text: values[place],
      inserted,
      onChange: (text) => onChange({ [place]: text }),
    });
  };
  const boxOf = (place: keyof WordsValues) => ({
    className: 'input',
    name: place,
    value: values[place],
    maxLength: LONGEST[place],
    disabled: isDisabled,
    onFocus: () => {
      last.current = place;
    },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [place]: target.value }),
  });
  const keep = (place: keyof WordsValues) => (box: HTMLInputElement | HTMLTextAreaElement | null) => {
    boxes.current[place] = box;
  };
  const inSubject = variables.filter((variable) => variable.inSubject).map(({ name }) => `{{${name}}}`);
  return (
    <>
      <Field label={labels.ending} error={errors.ending} hint={subject ?? ' '}>
        {(control) => <input {...control} {...boxOf('ending')} ref={keep('ending')} autoComplete="off" />}
      </Field>
      <div>
        <Field label={labels.opening} error={errors.opening}>
          {(control) => <textarea {...control} {...boxOf('opening')} ref={keep('opening')} rows={5} />}
        </Field>
        {!isDisabled && <VariableButtons variables={variables} onInsert={insert} />}
        <p className="hint above-8">
          {`The subject takes ${inSubject.join(', ')}. **bold**, *italic* and [a link](https://…) work elsewhere.`}
        </p>
      </div>
      <Field label={labels.closing} error={errors.closing}>
        {(control) => (
          <textarea
            {...control}
            {...boxOf('closing')}
            ref={keep('closing')}
            rows={3}
            placeholder="Empty: nothing is added"
          />
        )}
      </Field>
    </>
  );
}

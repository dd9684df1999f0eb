import { Mentions } from 'antd';
import type { MentionsRef } from 'antd/es/mentions';
import { useId, useRef } from 'react';
import { useListMessageVariablesQuery, type WrittenKind } from '#core/api/staff.ts';
import { numeral } from '#core/text/count-text.ts';
import { FieldError } from '#ui/form/field.tsx';
import styles from './mail.module.css';
import { insertAtCursor, VariableButtons } from './variable-buttons.tsx';

/** Characters; the server refuses more. */
const LONGEST_MESSAGE = 10_000;

interface MessageFieldProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Decides which variables the text may have. */
  kind: WrittenKind;
  /** Why the server refused the text. */
  error: string | undefined;
}

/** The text of a message in simple Markdown. Variables are offered after `{{`, and as buttons below the field. */
export function MessageField({ label, text, onChange, kind, error }: MessageFieldProps) {
  const { data: variables = [] } = useListMessageVariablesQuery(kind);
  const id = useId();
  const field = useRef<MentionsRef>(null);
  const tooLong =
    text.length > LONGEST_MESSAGE
      ? `A message has at most ${numeral(LONGEST_MESSAGE)} characters.`
      : undefined;
  const problem = error ?? tooLong;

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Mentions
        ref={field}
        id={id}
        className={styles.messageText}
        value={text}
        onChange={onChange}
        prefix="{{"
        split=""
        options={variables.map(({ name, meaning }) => ({
          value: `${name}}}`,
          label: (
            <>
              <b>{name}</b> <span className="muted">{meaning}</span>
            </>
          ),
        }))}
        // Nothing is offered after a complete variable.
        validateSearch={(typed) => /^\w*$/.test(typed)}
        filterOption={(typed, { value = '' }) => value.toLowerCase().startsWith(typed.toLowerCase())}
        notFoundContent={null}
        autoSize={{ minRows: 9, maxRows: 24 }}
        status={problem ? 'error' : ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[problem && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
      />
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <p className={`hint cluster spread ${styles.hint}`} id={`${id}-hint`}>
        <span>
          A first line “# …” becomes the subject. **bold**, *italic*, [a link](https://…), lines with “- ” for
          a list, an empty line for a new paragraph. {'{{'} offers the variables.
        </span>
        <span className="nowrap">
          {numeral(text.length)} of {numeral(LONGEST_MESSAGE)}
        </span>
      </p>
      <VariableButtons
        variables={variables}
        onInsert={(inserted) => insertAtCursor(field.current?.textarea, { text, inserted, onChange })}
      />
    </div>
  );
}

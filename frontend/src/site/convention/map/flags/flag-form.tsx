import { useId } from 'react';
import { showToast } from '#core/action/toast.ts';
import {
  type Table,
  type TableFlagForm,
  useListEventsQuery,
  useRaiseTableFlagMutation,
} from '#core/api/generated.ts';
import { refusalText, unreachedText } from '#core/api/problem.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Field, TextField } from '#ui/form/field.tsx';
import { Flag } from '#ui/pieces/flag.tsx';
import styles from './flags.module.css';

const COLOURS = { green: 'Players wanted', yellow: 'Teacher wanted' } as const;
const MOST_PLAYERS = 8;
const NUMBERS = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1);

interface FlagFormProps {
  table: Table;
  gameName: string | undefined;
  onClose: () => void;
}

interface Fields {
  colour: TableFlagForm['colour'];
  players: number;
  gameName: string;
}

/** What a table wants. As it opens it asks for players, so that two taps raise a flag. */
export function FlagForm({ table, gameName = '', onClose }: FlagFormProps) {
  const [raise] = useRaiseTableFlagMutation();
  const { data: events = [] } = useListEventsQuery();
  const gamesId = useId();
  const form = useEdit({
    value: { colour: 'green', players: 2, gameName } as Fields,
    save: (fields) => raise({ id: table.id, tableFlagForm: flagOf(fields) }),
    onSaved: () => {
      showToast({
        title: `Your flag is up at table ${table.label}`,
        description: 'It comes down by itself after 30 minutes.',
      });
      onClose();
    },
    failure: 'The flag was not raised',
    takesFocus: true,
  });
  const { values, change } = form;
  return (
    <form className="stack gap-12" aria-label={`Raise a flag at table ${table.label}`} {...form.props}>
      <fieldset className={`grid gap-8 ${styles.colours}`}>
        <legend>Table {table.label}</legend>
        {Object.entries(COLOURS).map(([colour, label]) => (
          <label key={colour} className={`row gap-8 round ${styles.colour}`}>
            <input
              type="radio"
              name="colour"
              checked={values.colour === colour}
              onChange={() => change({ colour: colour as Fields['colour'] })}
            />
            <Flag colour={colour as Fields['colour']} />
            {label}
          </label>
        ))}
      </fieldset>
      {values.colour === 'green' && (
        <Field label="How many players?" error={form.errors.players}>
          {(control) => (
            <div className="select">
              <select
                {...control}
                className="input"
                name="players"
                value={values.players}
                onChange={({ target }) => change({ players: Number(target.value) })}
              >
                {NUMBERS.map((number) => (
                  <option key={number}>{number}</option>
                ))}
              </select>
            </div>
          )}
        </Field>
      )}
      <TextField
        form={{ ...form, values: { gameName: values.gameName } }}
        name="gameName"
        label="Game"
        optional
        maxLength={100}
        list={gamesId}
      />
      <datalist id={gamesId}>
        {[...new Set(events.map((event) => event.gameName))].sort().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {form.problem && (
        <Notice tone="error" live>
          {refusalText(form.problem) ?? unreachedText()}
        </Notice>
      )}
      <div className={`flex gap-10 ${styles.buttons}`}>
        <button type="button" className="btn btn-large" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary btn-large" aria-busy={form.isSending}>
          Raise the flag
        </button>
      </div>
    </form>
  );
}

function flagOf({ colour, players, gameName }: Fields): TableFlagForm {
  const game = gameName.trim();
  return { colour, ...(colour === 'green' && { players }), ...(game && { gameName: game }) };
}

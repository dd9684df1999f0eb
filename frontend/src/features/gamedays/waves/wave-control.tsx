import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { useEdition } from '#api/edition.ts';
import { problemOf } from '#api/problem.ts';
import { type GamedayWaves, type GamedayWavesChange, useChangeGamedayWavesMutation } from '#api/staff.ts';
import { useAction, useShowFailure } from '#ui/action/use-action.ts';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { nextWaveText, wavesGoBy } from './wave-text.ts';
import styles from './waves.module.css';

/** As the server has them. */
export const MOST_OPEN = 100_000;
/** The names of the dialogs that the buttons open. */
export const INVITE_REST = 'invite-rest';
export const STOP_WAVES = 'stop-waves';

interface WaveControlProps {
  gamedayId: string;
  waves: GamedayWaves;
  onOpen: OpenDialog;
}

/** How many are kept open, the next wave, and what staff can do about it. */
export function WaveControl({ gamedayId, waves, onOpen }: WaveControlProps) {
  const { timeZone } = useEdition();
  const [change] = useChangeGamedayWavesMutation();
  const showFailure = useShowFailure();
  const { press, isBusy } = useAction({
    send: (changes: GamedayWavesChange) => change({ id: gamedayId, gamedayWavesChange: changes }),
    failure: waves.paused ? 'Failed to resume the waves' : 'Failed to pause the waves',
    succeeded: () => showFailure(null),
  });
  return (
    <div className={styles.control}>
      <KeepOpen key={waves.target} gamedayId={gamedayId} target={waves.target ?? 1} />
      <div className={styles.next}>
        <p className="strong" role="status">
          {nextWaveText(waves.next, timeZone)}
        </p>
        <p className="small muted">{wavesGoBy(waves)}</p>
      </div>
      {waves.waiting > 0 && (
        <div className={styles.buttons}>
          <AriaDisabledButton
            icon={<Icon name={waves.paused ? 'play' : 'pause'} />}
            isDisabled={isBusy}
            onClick={press({ paused: !waves.paused })}
          >
            {waves.paused ? 'Resume' : 'Pause'}
          </AriaDisabledButton>
          <Button onClick={() => onOpen(INVITE_REST, gamedayId)}>Invite all the rest</Button>
          <Button danger onClick={() => onOpen(STOP_WAVES, gamedayId)}>
            Stop
          </Button>
        </div>
      )}
    </div>
  );
}

/** The number of guests who are kept invited and unanswered. */
function KeepOpen({ gamedayId, target }: { gamedayId: string; target: number }) {
  const [typed, setTyped] = useState(String(target));
  const [error, setError] = useState<string>();
  const [change] = useChangeGamedayWavesMutation();
  const { run, isBusy } = useAction({
    send: (open: number) => change({ id: gamedayId, gamedayWavesChange: { open } }),
    failure: 'Failed to change how many are kept open',
    refused: (refusal) =>
      setError(problemOf(refusal).fields.open ?? 'Failed to change how many are kept open'),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const open = Number(typed);
    if (!Number.isInteger(open) || open < 1 || open > MOST_OPEN) {
      setError(`Please enter a whole number from 1 to ${MOST_OPEN}`);
      return;
    }
    void run(open);
  };
  return (
    <form className={styles.keepOpen} onSubmit={save} noValidate>
      <Field label="Keep open" error={error}>
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target: input }) => {
              setTyped(input.value.trim());
              setError(undefined);
            }}
          />
        )}
      </Field>
      <AriaDisabledButton htmlType="submit" isDisabled={isBusy || typed === String(target)}>
        Set
      </AriaDisabledButton>
    </form>
  );
}

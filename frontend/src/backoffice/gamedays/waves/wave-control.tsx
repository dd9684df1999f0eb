import { Button } from 'antd';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import {
  type GamedayWaves,
  type GamedayWavesChange,
  useChangeGamedayWavesMutation,
} from '#core/api/staff.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { TextField } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { nextWaveText, wavesGoBy } from './wave-text.ts';
import styles from './waves.module.css';

/** As the server has them. */
export const MOST_OPEN = 100_000;
/** The names of the dialogs that the buttons open. */
export const INVITE_REST = 'invite-rest';
export const STOP_WAVES = 'stop-waves';

const NOT_CHANGED = 'Failed to change how many are kept open';

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
    <div className={`cluster sunken round at-bottom ${styles.control}`}>
      <KeepOpen gamedayId={gamedayId} target={waves.target ?? 1} />
      <div className={`shrinks ${styles.next}`}>
        <p className="strong" role="status">
          {nextWaveText(waves.next, timeZone)}
        </p>
        <p className="small muted">{wavesGoBy(waves)}</p>
      </div>
      {waves.waiting > 0 && (
        <div className={`cluster gap-8 ${styles.buttons}`}>
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
  const [change] = useChangeGamedayWavesMutation();
  const form = useEdit({
    name: gamedayId,
    value: { open: String(target) },
    check: ({ open }) => ({ open: openError(Number(open)) }),
    save: ({ open }) => change({ id: gamedayId, gamedayWavesChange: { open: Number(open) } }),
    failure: NOT_CHANGED,
    errorsOf: ({ fields }) => ({ open: fields.open ?? NOT_CHANGED }),
  });
  return (
    <form {...form.props} className={`flex gap-8 rigid at-bottom ${styles.keepOpen}`}>
      <TextField form={form} name="open" label="Keep open" inputMode="numeric" autoComplete="off" />
      <AriaDisabledButton htmlType="submit" isDisabled={form.isSending || !form.isChanged}>
        Set
      </AriaDisabledButton>
    </form>
  );
}

function openError(open: number): string | undefined {
  const isOne = Number.isInteger(open) && open >= 1 && open <= MOST_OPEN;
  return isOne ? undefined : `Please enter a whole number from 1 to ${MOST_OPEN}`;
}

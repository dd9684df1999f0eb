import { Checkbox } from 'antd';
import { useId } from 'react';
import type { Gameday } from '#api/generated.ts';

interface NotifyGuestsProps {
  count: number;
  /** Which mail they get. */
  hint: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Asks whether the guests are told by mail that their gameday changes or is deleted. */
export function NotifyGuests({ count, hint, isChecked, onChange }: NotifyGuestsProps) {
  const hintId = useId();
  return (
    <div>
      <Checkbox
        checked={isChecked}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
      >
        Tell the guests who have not declined ({count.toLocaleString('en-US')}) by e-mail
      </Checkbox>
      <p className="hint" id={hintId}>
        {hint}
      </p>
    </div>
  );
}

/** How many would be told; nobody once the gameday is over. */
export function guestsToTell({ isOver, acceptedCount, notRepliedCount }: Gameday): number {
  return isOver ? 0 : acceptedCount + notRepliedCount;
}

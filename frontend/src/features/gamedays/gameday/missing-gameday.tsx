import { Alert, Button } from 'antd';
import { usePending } from '#ui/feedback/timing.ts';

/** ms; a gameday that was just deleted is missing for a moment, until the address changes. */
const DELAY = 500;

interface MissingGamedayProps {
  hasOlder: boolean;
  onLookFurther: () => void;
  onGiveUp: () => void;
}

/** Shown in place of the invitations when the address names a gameday that is not on this page of the list. */
export function MissingGameday({ hasOlder, onLookFurther, onGiveUp }: MissingGamedayProps) {
  const isMissed = usePending(true, DELAY);
  if (!isMissed) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="The gameday of this link is not here"
      description={hasOlder ? 'It may be an older one, or it was deleted.' : 'It was deleted.'}
      action={
        hasOlder ? (
          <Button onClick={onLookFurther}>Look among older gamedays</Button>
        ) : (
          <Button onClick={onGiveUp}>Show all gamedays</Button>
        )
      }
    />
  );
}

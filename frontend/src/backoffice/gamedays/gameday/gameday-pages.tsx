import { Alert, Button } from 'antd';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { Segments } from '#antd/segments.tsx';
import { usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { GAMEDAY_ORDERS, type ManagementView } from '../management-view.ts';
import styles from './gameday-list.module.css';

type Order = ManagementView['first'];

interface GamedayOrderProps {
  order: Order;
  onChange: (order: Order) => void;
}

/** The order of the gamedays. */
export function GamedayOrder({ order, onChange }: GamedayOrderProps) {
  return (
    <Segments
      className={`below-14 ${styles.order}`}
      aria-label="Order of the gamedays"
      value={order}
      options={[...GAMEDAY_ORDERS]}
      onChange={onChange}
    />
  );
}

interface GamedayPagerProps {
  order: Order;
  page: number;
  /** Undefined while that is not known, as the next ones load. */
  hasOlder: boolean | undefined;
  onChange: (page: number) => void;
}

/** Turns to other gamedays, a hundred at a time. */
export function GamedayPager({ order, page, hasOlder, onChange }: GamedayPagerProps) {
  if (page === 1 && hasOlder === false) return null;
  return (
    <nav className="cluster spread gap-8 below-24" aria-label="Pages of gamedays">
      <AriaDisabledButton
        icon={<Icon name="previous" />}
        isDisabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        {order === 'newest' ? 'Newer gamedays' : 'Gamedays before these'}
      </AriaDisabledButton>
      <AriaDisabledButton
        icon={<Icon name="next" />}
        iconPlacement="end"
        isDisabled={!hasOlder}
        onClick={() => onChange(page + 1)}
      >
        {order === 'newest' ? 'Older gamedays' : 'More gamedays'}
      </AriaDisabledButton>
    </nav>
  );
}

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

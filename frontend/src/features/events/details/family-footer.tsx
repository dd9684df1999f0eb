import { Button, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import type { UserName } from '#api/generated.ts';
import { useIsRepeat } from '#ui/action/double-press.ts';
import { count } from '#ui/text/count-text.ts';
import type { SpotChoice } from '../schedule/sign-up.ts';
import styles from './event-panel.module.css';
import type { SignUp } from './use-sign-up.ts';

/** The choice of several names at once, among those of single ones. */
export const FAMILY = 'family';

/** The names of an account that can join now. */
export function joinableFamily(names: UserName[], choiceOf: (id: string) => SpotChoice): UserName[] {
  return names.filter(({ id }) => choiceOf(id) === 'join');
}

/** 'Priya, Meera (2 seats)' */
export function familyOption(family: UserName[]): { value: string; label: string } {
  const first = family.map(({ name }) => name.split(' ')[0]).join(', ');
  return { value: FAMILY, label: `${first} (${count(family.length, 'seat')})` };
}

interface FamilyFooterProps {
  family: UserName[];
  /** Spots that are left. */
  free: number;
  select: ReactNode;
  signUp: SignUp;
}

/** Joins several names of an account in one step: all of them, or as many as there are spots for. */
export function FamilyFooter({ family, free, select, signUp }: FamilyFooterProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [takesFewer, setTakesFewer] = useState(false);
  const isRepeat = useIsRepeat();
  const coming = family.filter(({ id }) => !left.includes(id)).map(({ id }) => id);
  const isTooMany = coming.length > free;
  return (
    <div className={styles.family}>
      {family.length > 2 && (
        <fieldset className={styles.people}>
          <legend className="visually-hidden">Who joins</legend>
          {family.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={!left.includes(id)}
              onChange={({ target }) =>
                setLeft((known) => (target.checked ? known.filter((each) => each !== id) : [...known, id]))
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {isTooMany && (
        <Checkbox checked={takesFewer} onChange={({ target }) => setTakesFewer(target.checked)}>
          Only {count(free, 'spot')} left: join with as many as fit
        </Checkbox>
      )}
      <div className={styles.familyRow}>
        {select}
        <Button
          className={styles.act}
          size="large"
          type="primary"
          disabled={coming.length === 0 || (isTooMany && !takesFewer)}
          aria-busy={signUp.isBusy}
          onClick={(event) =>
            !isRepeat(event) && void signUp.joinTogether(coming, takesFewer ? 'some' : 'all')
          }
        >
          Join Event
        </Button>
      </div>
    </div>
  );
}

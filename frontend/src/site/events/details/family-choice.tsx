import type { UserName } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import type { SpotChoice } from '../schedule/sign-up.ts';
import styles from './event-panel.module.css';

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

interface FamilyChoiceProps {
  family: UserName[];
  /** Ids of those who do not join. */
  left: readonly string[];
  onLeft: (left: readonly string[]) => void;
  /** Spots that are left, when those are too few. */
  tooFew: number | null;
  /** As many join as fit then. */
  takesFewer: boolean;
  onTakesFewer: (takesFewer: boolean) => void;
}

/** Who of a family joins in one step: all of them, or as many as there are spots for. */
export function FamilyChoice(props: FamilyChoiceProps) {
  const { family, left, onLeft, tooFew, takesFewer, onTakesFewer } = props;
  const isSomebodyLeft = family.some(({ id }) => left.includes(id));
  return (
    <>
      {(family.length > 2 || isSomebodyLeft) && (
        <fieldset className={`cluster ${styles.people}`}>
          <legend className="visually-hidden">Who joins</legend>
          {family.map(({ id, name }) => (
            <label key={id} className={`row gap-8 ${styles.tick}`}>
              <input
                type="checkbox"
                checked={!left.includes(id)}
                onChange={({ target }) =>
                  onLeft(target.checked ? left.filter((each) => each !== id) : [...left, id])
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {tooFew !== null && (
        <label className={`row gap-8 ${styles.tick}`}>
          <input
            type="checkbox"
            checked={takesFewer}
            onChange={({ target }) => onTakesFewer(target.checked)}
          />
          Only {count(tooFew, 'spot')} left: join with as many as fit
        </label>
      )}
    </>
  );
}

import styles from './attendee-lines.module.css';

interface AgeChoiceProps {
  /** Whose age it is, for those who do not see the line. */
  of: string;
  name: string;
  badge: boolean;
  onChange: (badge: boolean) => void;
}

const GROUPS: readonly [badge: boolean, label: string][] = [
  [true, '10 and over'],
  [false, '9 and under'],
];

/** Whether somebody is old enough to need a badge. */
export function AgeChoice({ of, name, badge, onChange }: AgeChoiceProps) {
  return (
    <fieldset className={styles.age}>
      <legend className="visually-hidden">Age of {of}</legend>
      {GROUPS.map(([value, label]) => (
        <label key={label}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={badge === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import type { Press } from '#core/action/double-press.ts';
import styles from './shifts.module.css';

interface TapAgainProps {
  label: string;
  /** What it is done to, for screen readers. */
  about: string;
  isPrimary?: boolean;
  isBusy: boolean;
  question: string;
  choices: { label: string; press: (event: Press) => void }[];
  /** Also where there is one choice; else that is done at once. */
  asksAlways?: boolean;
}

/** A button that is pressed twice at most: the second time for which of several, or to be sure. */
export function TapAgain(props: TapAgainProps) {
  const { label, about, isPrimary = false, isBusy, question, choices, asksAlways = false } = props;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const id = useId();
  useEffect(() => {
    if (isAsking) first.current?.focus();
    else if (asked.current) button.current?.focus();
    asked.current = isAsking;
  }, [isAsking]);
  const [only] = choices;
  const open = (event: Press) => (choices.length === 1 && !asksAlways ? only?.press(event) : setAsking(true));
  if (!isAsking) {
    return (
      <button
        ref={button}
        type="button"
        className={isPrimary ? 'btn btn-primary' : 'btn'}
        aria-busy={isBusy}
        onClick={open}
      >
        {label}
        <span className="visually-hidden">: {about}</span>
      </button>
    );
  }
  return (
    <fieldset className={`shrinks ${styles.question}`} aria-describedby={id}>
      <legend id={id}>{question}</legend>
      <div className="cluster gap-8">
        {choices.map(({ label: choice, press }, index) => (
          <button
            key={choice}
            ref={index === 0 ? first : undefined}
            type="button"
            className="btn btn-primary"
            aria-busy={isBusy}
            onClick={(event) => {
              // The second click of a double click, which opened the question.
              if (event.detail > 1) return;
              press(event);
              setAsking(false);
            }}
          >
            {choice}
          </button>
        ))}
        <button type="button" className="btn btn-text" onClick={() => setAsking(false)}>
          Not now
        </button>
      </div>
    </fieldset>
  );
}

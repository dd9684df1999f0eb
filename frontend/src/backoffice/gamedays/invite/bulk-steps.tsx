import { type KeyboardEvent, useRef } from 'react';
import { useScreen } from '#core/screen.ts';
import styles from './bulk-invite-dialog.module.css';

const STEPS = [
  { step: 'list', label: '1 List' },
  { step: 'check', label: '2 Check' },
  { step: 'mail', label: '3 Mail' },
] as const;
export type Step = (typeof STEPS)[number]['step'];

/** Whether list, verdicts and mail have no room beside or below one another. */
export function useIsInSteps(): boolean {
  return useScreen().isPhone;
}

interface BulkStepsProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** The three parts of inviting a list, one at a time. */
export function BulkSteps({ step, onStep }: BulkStepsProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (STEPS.findIndex((each) => each.step === step) + by + STEPS.length) % STEPS.length;
    onStep(STEPS[next]?.step ?? step);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={tabs} className={`grid ${styles.tabs}`} role="tablist" aria-label="Steps">
      {STEPS.map((each) => (
        <button
          key={each.step}
          type="button"
          role="tab"
          aria-selected={each.step === step}
          tabIndex={each.step === step ? 0 : -1}
          onClick={() => onStep(each.step)}
          onKeyDown={move}
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}

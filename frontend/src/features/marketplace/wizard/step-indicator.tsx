import { Steps } from 'antd';
import styles from './wizard.module.css';
import { STEPS } from './wizard-steps.ts';

interface StepIndicatorProps {
  step: number;
  /** The last step that can be chosen. */
  furthest: number;
  onChoose: (step: number) => void;
}

/** Where one is among the steps, and the way to those that one has been to. */
export function StepIndicator({ step, furthest, onChoose }: StepIndicatorProps) {
  return (
    <nav className={styles.steps} aria-label={`Step ${step + 1} of ${STEPS.length}`}>
      <Steps
        current={step}
        size="small"
        titlePlacement="vertical"
        responsive={false}
        items={STEPS.map(({ title }, place) => ({
          title,
          disabled: place > furthest,
          ...(place === step && { 'aria-current': 'step' }),
        }))}
        onChange={onChoose}
      />
    </nav>
  );
}

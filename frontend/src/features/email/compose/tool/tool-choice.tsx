import { Radio } from 'antd';
import { useId } from 'react';
import { useOptimisticValue } from '#ui/address/use-url-view.ts';
import styles from './tool-choice.module.css';
import { TOOL_NAMES, TOOLS, type Tool } from './tools.ts';

interface ToolChoiceProps {
  tool: Tool;
  onChange: (tool: Tool) => void;
}

/** What is to be sent. */
export function ToolChoice({ tool, onChange }: ToolChoiceProps) {
  const id = useId();
  const [shown, press] = useOptimisticValue(tool, onChange);
  return (
    <div>
      <h2 id={id} className={styles.title}>
        What is sent
      </h2>
      <Radio.Group
        className={styles.choices}
        aria-labelledby={id}
        value={shown}
        onChange={({ target }) => press(target.value as Tool)}
      >
        {TOOL_NAMES.map((name) => (
          <Radio key={name} value={name} className={styles.choice}>
            <span className="strong">{TOOLS[name].label}</span>
            <span className={`small muted ${styles.purpose}`}>{TOOLS[name].purpose}</span>
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}

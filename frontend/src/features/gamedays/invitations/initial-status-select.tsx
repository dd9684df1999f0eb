import { Select } from 'antd';
import { useId } from 'react';
import { type InvitationStatusCode, STATUS_CHOICES } from './invitation-status.ts';
import styles from './invitations.module.css';

interface InitialStatusSelectProps {
  value: InvitationStatusCode;
  onChange: (status: InvitationStatusCode) => void;
}

/** The optional status with which an invitation starts. */
export function InitialStatusSelect({ value, onChange }: InitialStatusSelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        Status <span className="muted">(optional)</span>
      </label>
      <Select
        id={id}
        className={styles.block}
        value={value}
        onChange={onChange}
        options={STATUS_CHOICES.map(({ value: code, label }) => ({ value: code, label }))}
      />
    </div>
  );
}

import { Alert } from 'antd';
import { emailFailure } from '../../email-failure.ts';
import type { Sent } from './use-send.ts';

/** What came of the last call: its results as the server lists them, that it went well, or why it failed (spec §7, §8). */
export function Outcome({ data, error }: Sent) {
  if (error) {
    return <Alert role="alert" type="error" showIcon title="Error" description={emailFailure(error)} />;
  }
  const lines = Array.isArray(data) ? data.filter((line): line is string => typeof line === 'string') : [];
  return (
    <Alert
      role="status"
      type="success"
      showIcon
      title={lines.length > 0 ? 'Results' : 'The e-mails were sent successfully.'}
      description={
        lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      }
    />
  );
}

import { Alert } from 'antd';
import { failureText } from '#core/api/failure-text.ts';
import type { Problem } from '#core/api/problem.ts';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';

interface SaveFailureProps {
  /** What did not work. */
  failure: string;
  edit: { problem: Problem | undefined; error: unknown };
}

/** Why a form was not saved, where that is not said at its fields alone. */
export function SaveFailure({ failure, edit }: SaveFailureProps) {
  if (!edit.problem) return null;
  return (
    <div className="above-16" ref={bringIntoSight}>
      <Alert type="error" showIcon title="Error" description={failureText(failure, edit.error)} />
    </div>
  );
}
